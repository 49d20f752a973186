//! What is known about a switch that somebody may object to.

use super::scene::Scene;
use crate::ids::Colour;
use crate::objection::Objection;

/// Seat 1 switches white; its scepter is seat 2's.
fn white_switched(prepare: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::of(3);
    scene.scepters("GRWwYB");
    prepare(&mut scene);
    scene.turn_of(1).switch(1, Colour::White);
    scene
}

fn leads_to_encounter(scene: &Scene) -> bool {
    scene.view(2).objection().expect("seat 2 is asked").encounter
}

#[test]
fn mv_t03_only_the_holder_of_the_scepter_is_asked() {
    let scene = white_switched(|_| {});
    assert_eq!(scene.view(2).objection(), Some(Objection { colour: Colour::White, encounter: true }));
    assert_eq!((scene.view(1).objection(), scene.view(3).objection()), (None, None));
    assert_eq!(Scene::of(3).view(2).objection(), None);
}

#[test]
fn mv_t05_a_switch_may_lead_to_a_token_in_sight() {
    // The asked player's own front token, another's, and the top of a column.
    assert!(leads_to_encounter(&white_switched(|_| {})));
    let of_another = white_switched(|scene| {
        scene.formation(2, "g r y b gwryb").formation(3, "w wb ry rb yb");
    });
    assert!(leads_to_encounter(&of_another));
    let of_a_column = white_switched(|scene| {
        scene.formation(2, "g r y b gwryb").columns("w");
    });
    assert!(leads_to_encounter(&of_a_column));
}

#[test]
fn mv_f01_a_switch_to_what_lies_face_down_leads_nowhere() {
    let face_down = white_switched(|scene| {
        scene.formation(2, "g r y b w");
    });
    assert!(!leads_to_encounter(&face_down));
    // Nor can the mover visit an own token.
    let own = white_switched(|scene| {
        scene.formation(2, "g r y b gwryb").formation(1, "w gr gy gb wr");
    });
    assert!(!leads_to_encounter(&own));
}

#[test]
fn mv_e01_a_switch_may_lead_to_a_revealed_player() {
    let meeting = |revealed: bool| {
        white_switched(|scene| {
            scene.formation(2, "g r y b gwryb").panel(3, "w");
            if revealed {
                scene.reveal(3);
            }
        })
    };
    assert!(leads_to_encounter(&meeting(true)));
    assert!(!leads_to_encounter(&meeting(false)));
}
