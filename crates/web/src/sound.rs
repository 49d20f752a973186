//! What is heard: a few notes, made by the browser itself.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::client::Client;
use crate::preferences::Sound;

/// A note: pitch in hertz, when it begins and how long it sounds in seconds, how loud it is.
type Note = (f32, f64, f64, f32);

/// You are asked.
const TURN: [Note; 2] = [(659.3, 0.0, 0.22, 0.10), (880.0, 0.11, 0.34, 0.10)];
/// Something happened.
const STEP: [Note; 1] = [(233.1, 0.0, 0.07, 0.05)];
/// The game is over.
const OVER: [Note; 4] =
    [(523.3, 0.0, 0.3, 0.09), (659.3, 0.12, 0.3, 0.09), (784.0, 0.24, 0.3, 0.09), (1046.5, 0.36, 0.6, 0.09)];

/// What is to be heard of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Heard {
    shown: Option<u32>,
    is_my_turn: bool,
    is_over: bool,
}

/// Lets what happens at the table be heard, as far as somebody wants to.
pub(crate) fn follow(client: Client) {
    let context = StoredValue::new_local(None::<AudioContext>);
    let now = Memo::new(move |_| {
        client.with_game(|game| {
            let to_act = game.table.to_act();
            Some(Heard {
                shown: game.table.shown_move(),
                is_my_turn: game.table.me().is_some_and(|me| to_act.contains(me)),
                is_over: game.over.is_some(),
            })
        })
    });
    Effect::watch(
        move || now.get(),
        move |now, before, _| {
            // Whoever sits down hears nothing of what was before.
            let (Some(now), Some(Some(before))) = (now, before) else { return };
            let wanted = client.preferences.now.get_untracked().sound;
            if before.shown.is_none() || wanted == Sound::None {
                return;
            }
            let notes: &[Note] = match () {
                () if now.is_over && !before.is_over => &OVER,
                () if now.is_my_turn && !before.is_my_turn => &TURN,
                () if now.shown != before.shown && wanted == Sound::All => &STEP,
                () => return,
            };
            context.update_value(|context| {
                if context.is_none() {
                    *context = AudioContext::new().ok();
                }
                // A browser without sound, or before the first click: nothing is heard, and nothing is lost.
                if let Some(context) = context {
                    let _ = play(context, notes);
                }
            });
        },
        false,
    );
}

fn play(context: &AudioContext, notes: &[Note]) -> Result<(), JsValue> {
    let start = context.current_time() + 0.02;
    for &(pitch, after, length, loudness) in notes {
        let (begin, end) = (start + after, start + after + length);
        let voice = context.create_oscillator()?;
        voice.set_type(OscillatorType::Triangle);
        voice.frequency().set_value(pitch);
        let volume = context.create_gain()?;
        volume.gain().set_value_at_time(loudness, begin)?;
        // A string that was plucked fades away.
        volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        voice.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
        voice.start_with_when(begin)?;
        voice.stop_with_when(end)?;
    }
    Ok(())
}
