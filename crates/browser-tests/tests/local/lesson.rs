//! Learning a game: the first lesson, hints, a guided first game, and moves that are typed.

use anyhow::ensure;
use browser_tests::{Key, Stage, Wanted};

/// Does something, and waits until the table has answered.
async fn moved(stage: &Stage, deed: impl AsyncFnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    let before = stage.move_number().await?;
    deed().await?;
    stage.wait_for_move_after(before).await
}

/// Waits until the bubble says this.
async fn says(stage: &Stage, words: &str) -> anyhow::Result<()> {
    stage.says(".say", words).await
}

/// Sends the hint away. What is told of a thing with the focus goes first.
async fn hush(stage: &Stage) -> anyhow::Result<()> {
    for _ in 0..2 {
        stage.press(Key::Escape).await?;
    }
    stage.find(".tutor[hidden]").await.map(drop)
}

/// Whether what is to be pressed is not lit, or the bubble lies on it.
async fn is_covered(stage: &Stage) -> anyhow::Result<bool> {
    let script = "const box = (one) => one.getBoundingClientRect();\
        const say = box(document.querySelector('.say'));\
        const lit = [...document.querySelectorAll('rect.press')].map(box).filter((one) => one.width);\
        return !lit.length || lit.some((one) =>\
            one.left < say.right && say.left < one.right && one.top < say.bottom && say.top < one.bottom)";
    Ok(stage.page.execute(script, Vec::new()).await?.convert()?)
}

pub(crate) async fn the_first_lesson_is_played_by_clicking([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/").await?;
    stage.click(".door .lesson").await?;
    stage.find(".tutor.lesson:not([hidden])").await?;
    says(stage, "Step 1 of 4").await?;
    ensure!(!is_covered(stage).await?, "the card can be seen");
    // To discard it is no part of the example: that is said, and nothing is lost.
    let before = stage.move_number().await?;
    stage.click("[data-card='24'] .bin").await?;
    stage.find(".say .astray").await?;
    ensure!(stage.move_number().await? == before, "nothing happened");
    moved(stage, async || stage.click("[data-card='24'] .tz").await).await?;
    says(stage, "Step 2 of 4").await?;
    moved(stage, async || stage.click("[data-card='34'] .slot.lit").await).await?;
    says(stage, "Choose").await?;
    ensure!(!is_covered(stage).await?, "the transformer can be seen");
    // Back to the beginning of this step, and of the one before.
    moved(stage, async || stage.click("[data-do='lesson back']").await).await?;
    says(stage, "Now walk to").await?;
    moved(stage, async || stage.click("[data-do='lesson back']").await).await?;
    says(stage, "Step 1 of 4").await?;
    moved(stage, async || stage.click("[data-card='24'] .tz").await).await?;
    moved(stage, async || stage.click("[data-card='34'] .slot.lit").await).await?;
    moved(stage, async || stage.click(".station.st3").await).await?;
    says(stage, "Step 3 of 4").await?;
    moved(stage, async || stage.click("[data-card='49'] .slot.lit").await).await?;
    says(stage, "Step 4 of 4").await?;
    ensure!(stage.texts(".fan .card").await?.len() == 3, "three cards were drawn");
    stage.click("[data-do='lesson next']").await?;
    says(stage, "a whole turn").await?;
    // It is not kept; the guided game that it leads to is.
    stage.click("[data-do='lesson on']").await?;
    stage.find(".tutor.guide:not([hidden])").await?;
    ensure!(stage.place().await? == "/play", "a game as any other");
    Ok(())
}

pub(crate) async fn the_first_lesson_is_played_by_keyboard_on_a_phone(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.as_phone().await?;
    stage.open("/learn").await?;
    stage.tab_to("a[href$='/learn/multiuniversum']").await?;
    stage.press(Key::Enter).await?;
    for (card, keys) in [("24", "2"), ("34", "1")] {
        stage.find(&format!(".card[data-card='{card}']:focus")).await?;
        ensure!(!is_covered(stage).await?, "the card can be seen");
        ensure!(stage.overflow().await? == 0, "the lesson fits a phone");
        moved(stage, async || stage.type_keys(keys).await).await?;
    }
    stage.find(".station.st3:focus").await?;
    ensure!(!is_covered(stage).await?, "the transformer can be seen");
    moved(stage, async || stage.press(Key::Enter).await).await?;
    stage.find(".card[data-card='49']:focus").await?;
    moved(stage, async || stage.type_keys("1").await).await?;
    stage.find("[data-do='lesson next']:focus").await?;
    stage.press(Key::Enter).await?;
    stage.find("[data-do='lesson on']:focus").await?;
    Ok(())
}

pub(crate) async fn a_lesson_does_not_touch_the_game_that_was_left(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.play_on(Wanted::NOTHING, &mut 3).await?;
    stage.find(".offer").await?;
    let left = stage.move_number().await?;
    stage.open("/learn/multiuniversum").await?;
    stage.find(".card[data-card='24'] .tz").await?;
    moved(stage, async || stage.click("[data-card='24'] .tz").await).await?;
    stage.click("[data-do='lesson leave']").await?;
    stage.click(".brand").await?;
    stage.click("#left-here a").await?;
    stage.find(".offer").await?;
    ensure!(stage.move_number().await? == left, "the game goes on where it was");
    ensure!(!stage.is_there(".tutor:not([hidden])").await?, "nobody teaches there");
    Ok(())
}

pub(crate) async fn a_hint_is_asked_for_and_followed([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.find(".card:focus").await?;
    for turn in 0..8 {
        stage.find(".offer").await?;
        if turn % 2 == 0 {
            stage.type_keys("h").await?;
        } else {
            stage.click("#hint").await?;
        }
        stage.find(".tutor.hint:not([hidden]) .act").await?;
        if turn == 0 {
            ensure!(!is_covered(stage).await?, "what to press can be seen");
            hush(stage).await?;
            stage.click("#hint").await?;
            stage.find(".tutor.hint:not([hidden]) .act").await?;
        }
        moved(stage, async || stage.click(".tutor.hint .act").await).await?;
    }
    Ok(())
}

pub(crate) async fn hints_lead_through_the_draft_and_into_the_game_of_multiverse(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.open("/?game=multiverse&bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    for turn in 0..14 {
        stage.find(".pick:enabled, .offer").await?;
        if turn % 2 == 0 {
            stage.type_keys("h").await?;
        } else {
            stage.click("#hint").await?;
        }
        stage.find(".tutor.hint:not([hidden]) .act").await?;
        ensure!(!is_covered(stage).await?, "what to press can be seen at decision {turn}");
        if turn == 0 {
            hush(stage).await?;
            stage.type_keys("h").await?;
            stage.find(".tutor.hint:not([hidden]) .act").await?;
        }
        moved(stage, async || stage.click(".tutor.hint .act").await).await?;
    }
    Ok(())
}

/// The steps of Multiverse's lesson: what is clicked, the key for it, and what the bubble says before.
const EXAMPLE: [(&str, &str, &str); 12] = [
    (".rollcard [data-action=visit]", "e", "Step 1 of 5"),
    ("[data-action=stand]", "k", "Now you jump"),
    ("[data-action=stand]", "k", "is switched"),
    (".tok.lit[data-action=visit]", "e", "Step 2 of 5"),
    ("[data-action=stand]", "k", "White stays"),
    (".sw.all", "a", "Step 3 of 5"),
    (".rollcard [data-action=visit]", "e", "The third one"),
    ("[data-action=stand]", "k", "Green"),
    ("[data-action=stand]", "k", "Red"),
    ("[data-action=stand]", "k", "Yellow"),
    ("[data-action=repeat]", "r", "Step 4 of 5"),
    (".rollcard [data-action=visit]", "e", "your fourth world"),
];

pub(crate) async fn the_example_turn_of_multiverse_is_played_by_clicking(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.prefer_dark().await?;
    stage.open("/?pace=0").await?;
    stage.click(".door.multiverse .lesson").await?;
    stage.find(".tutor.lesson:not([hidden])").await?;
    stage.open("/learn/multiverse?pace=0").await?;
    for (step, (press, _, words)) in EXAMPLE.into_iter().enumerate() {
        says(stage, words).await?;
        stage.let_land().await?;
        ensure!(!is_covered(stage).await?, "what to press can be seen at step {step}");
        if step == 0 {
            // To act first is allowed in a game; here it is said, and nothing is lost.
            let before = stage.move_number().await?;
            stage.click(".sw.offer").await?;
            stage.find(".say .astray").await?;
            ensure!(stage.move_number().await? == before, "nothing happened");
        }
        if step == 5 {
            // Back to the chain, and again.
            moved(stage, async || stage.click("[data-do='lesson back']").await).await?;
            says(stage, "Step 2 of 5").await?;
            for (press, ..) in &EXAMPLE[3..5] {
                moved(stage, async || stage.click(press).await).await?;
            }
            says(stage, words).await?;
        }
        moved(stage, async || stage.click(press).await).await?;
    }
    says(stage, "Four worlds in one turn").await?;
    ensure!(stage.text(".own .cap").await?.contains('4'), "four worlds were captured");
    stage.click("[data-do='lesson next']").await?;
    says(stage, "a whole turn").await?;
    stage.click("[data-do='lesson on']").await?;
    stage.find(".dcard.pick").await?;
    ensure!(stage.place().await? == "/play", "a game as any other");
    ensure!(stage.is_there(".tutor[hidden]").await?, "nobody teaches there");
    Ok(())
}

pub(crate) async fn the_example_turn_of_multiverse_is_played_by_keyboard_on_a_phone(
    [stage]: &[Stage; 1],
) -> anyhow::Result<()> {
    stage.as_phone().await?;
    stage.open("/learn?pace=0").await?;
    stage.tab_to("a[href$='/learn/multiverse']").await?;
    stage.press(Key::Enter).await?;
    stage.find(".tutor.lesson:not([hidden])").await?;
    stage.open("/learn/multiverse?pace=0").await?;
    for (step, (_, key, _)) in EXAMPLE.into_iter().enumerate() {
        stage.find(".tutor.lesson:not([hidden])").await?;
        stage.let_land().await?;
        ensure!(!is_covered(stage).await?, "what to press can be seen at step {step}");
        ensure!(stage.overflow().await? == 0, "the lesson fits a phone");
        moved(stage, async || stage.type_keys(key).await).await?;
    }
    stage.find("[data-do='lesson next']:focus").await?;
    stage.press(Key::Enter).await?;
    stage.find("[data-do='lesson on']:focus").await?;
    Ok(())
}

pub(crate) async fn a_guided_game_is_played_to_its_end([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/learn?seed=1&pace=0").await?;
    stage.click("#guided").await?;
    stage.find(".tutor.guide:not([hidden])").await?;
    // The last advice is put away, and comes back with the next decision.
    stage.click("[data-do='guide away']").await?;
    stage.find(".tutor[hidden]").await?;
    stage.play_on(Wanted::SEALS, &mut 5).await?;
    stage.find(".tutor.guide:not([hidden])").await?;
    stage.page.refresh().await?;
    stage.find(".tutor.guide:not([hidden])").await?;
    stage.click("[data-do='guide off']").await?;
    stage.find(".tutor[hidden]").await?;
    stage.play_to_the_end(Wanted::SEALS, 5).await?;
    stage.text("#score").await.map(drop)
}

pub(crate) async fn a_move_is_typed([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    stage.open("/?bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.find(".card:focus").await?;
    stage.type_keys("/").await?;
    stage.find("#typed:focus").await?;
    stage.type_keys(format!("win{}", Key::Enter.value())).await?;
    let wrong = stage.text("#typed-wrong:not(:empty)").await?;
    ensure!(wrong.contains("“win” is no move"), "{wrong}");
    stage.type_keys(Key::Backspace.value().to_string().repeat(3)).await?;
    stage.type_keys(format!("move 3{}", Key::Enter.value())).await?;
    stage.find("#typed-wrong:not(:empty)").await?;
    stage.type_keys(Key::Backspace.value().to_string().repeat(6)).await?;
    // Completed from what is offered.
    stage.type_keys(format!("prep{}", Key::Tab.value())).await?;
    let typed = stage.find("#typed").await?.value().await?.unwrap_or_default();
    ensure!(typed.starts_with("prepare "), "{typed}");
    moved(stage, async || stage.press(Key::Enter).await).await?;
    moved(stage, async || stage.type_keys(format!("{}{}", Key::Down.value(), Key::Enter.value())).await)
        .await?;
    stage.press(Key::Escape).await?;
    stage.find(".card:focus, .station:focus, .dlg :focus").await?;
    stage.click("#menu").await?;
    stage.click("#type").await?;
    stage.find("#typed:focus").await.map(drop)
}

pub(crate) async fn moves_of_multiverse_are_typed([stage]: &[Stage; 1]) -> anyhow::Result<()> {
    let enter = Key::Enter.value();
    stage.open("/?game=multiverse&bots=sensible&seed=1&pace=0").await?;
    stage.start_game(2).await?;
    stage.find(".dcard:focus").await?;
    stage.type_keys("/").await?;
    stage.find("#typed:focus").await?;
    stage.type_keys(format!("win{enter}")).await?;
    let wrong = stage.text("#typed-wrong:not(:empty)").await?;
    ensure!(wrong.contains("“win” is no move") && wrong.contains("switch all"), "{wrong}");
    stage.type_keys(Key::Backspace.value().to_string().repeat(3)).await?;
    // Nothing can be switched in a draft.
    stage.type_keys(format!("switch red{enter}")).await?;
    stage.find("#typed-wrong:not(:empty)").await?;
    stage.type_keys(Key::Backspace.value().to_string().repeat(10)).await?;
    // The whole draft and the formation, with what is offered.
    for _ in 0..4 {
        stage.find("#typed-list li").await?;
        moved(stage, async || stage.type_keys(format!("keep{}{enter}", Key::Tab.value())).await).await?;
    }
    for _ in 0..4 {
        stage.find("#typed-list li").await?;
        moved(stage, async || stage.type_keys(format!("{}{enter}", Key::Down.value())).await).await?;
    }
    stage.press(Key::Escape).await?;
    stage.play_until(".sw.all.offer", Wanted::NOTHING, 1).await?;
    stage.type_keys("/").await?;
    stage.find("#typed:focus").await?;
    moved(stage, async || stage.type_keys(format!("Switch  ALL{enter}")).await).await?;
    let log = stage.texts("#log").await?.concat();
    ensure!(log.contains("You switched all five"), "{log}");
    stage.press(Key::Escape).await?;
    stage.click("#menu").await?;
    stage.click("#type").await?;
    stage.find("#typed:focus").await.map(drop)
}
