//! How much room the window has.

use leptos::prelude::document;

/// Its width and height, without scroll bars. A phone calls a window as wide as its widest content until the sheets are
/// there (`innerWidth`), and says nothing when it is not any more; the page's own element always has the true size.
pub(crate) fn room() -> (f64, f64) {
    document()
        .document_element()
        .map_or((1280.0, 800.0), |root| (f64::from(root.client_width()), f64::from(root.client_height())))
}
