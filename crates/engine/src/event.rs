//! What happened, told to whoever listens.

/// Takes the events of a step. With [`Silent`] they are not even made.
pub trait Sink<E> {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens; the calls compile away.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
