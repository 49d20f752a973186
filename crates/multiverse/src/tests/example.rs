//! The book's example turn.

use super::scene::{Scene, world};
use crate::{Action, Outcome};

#[test]
fn mv_x01_the_books_example_turn_four_captures_in_one() {
    let mut scene = Scene::of(2);
    scene.formation(2, "gw wr gr wy wb").columns("w gryb r").scepters("wGWRYB");
    scene.panel(1, "wr").panel(2, "r").turn_of(1);

    // (1) The opponent's middle front token; both back tokens turn up.
    scene.act(1, Action::Visit);
    assert_eq!(scene.state.up[1], 0b11111);
    scene.rolls("s").act(1, Action::Stand).rolls("c").act(1, Action::Stand);
    assert_eq!([1, 2].map(|number| scene.panel_of(number)), ["w", "0"], "both switched red");

    // (2) White.
    let visit = |scene: &mut Scene| {
        scene.act(1, Action::Visit);
        let next = scene.state.undrawn.iter().find(|&token| token != world("r")).unwrap();
        scene.chance(Outcome::Token(next));
    };
    visit(&mut scene);
    scene.rolls("s").act(1, Action::Stand);

    // (3) The action: switch all.
    scene.act(1, Action::SwitchAll);
    assert_eq!(scene.panel_of(1), "gryb");
    visit(&mut scene);
    for result in ["c", "s", "c"] {
        scene.rolls(result).act(1, Action::Stand);
    }
    scene.rolls("s").act(1, Action::Repeat).rolls("c");
    assert_eq!(scene.panel_of(1), "r");

    // (4) Red. The repeat is used up, so the roll stands, and no encounter is left.
    visit(&mut scene);
    scene.rolls("s");
    assert_eq!((scene.captured(1).len(), scene.turn()), (4, 2));
    assert_eq!(scene.scepters_now(), "GWRYBw", "the scepters rotate");
}
