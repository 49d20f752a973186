//! Ratings after a rated game: everybody against everybody, people and bots on one scale.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Finish, Player, Rating, Result, Store};

/// Adds the new ratings of all who played to a result.
pub(crate) async fn rate(store: &Store, finish: &mut Finish) -> Result<()> {
    let game = finish.played.game.clone();
    let mut rated: Vec<(Player, u32, WengLinRating, u32)> = Vec::new();
    for standing in &finish.standings {
        let Some(player) = &standing.player else { continue };
        // A bot that has several seats is rated by the best of them: it cannot play against itself.
        if let Some(known) = rated.iter_mut().find(|known| known.0 == *player) {
            known.1 = known.1.min(standing.place);
            continue;
        }
        let old = store.rating(player, &game).await?;
        let (rating, games) = old.map_or((WengLinRating::new(), 0), |old| {
            (WengLinRating { rating: old.mu, uncertainty: old.sigma }, old.games)
        });
        rated.push((player.clone(), standing.place, rating, games));
    }
    if rated.len() < 2 {
        return Ok(());
    }
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> =
        rated.iter().map(|one| ([one.2], MultiTeamOutcome::new(one.1 as usize))).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, outcome)| (&team[..], *outcome)).collect();
    let new = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let rating = |((player, _, _, games), new): ((Player, u32, WengLinRating, u32), Vec<WengLinRating>)| {
        Rating { player, game: game.clone(), mu: new[0].rating, sigma: new[0].uncertainty, games: games + 1 }
    };
    finish.ratings = rated.into_iter().zip(new).map(rating).collect();
    Ok(())
}
