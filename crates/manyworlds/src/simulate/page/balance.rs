//! Which parts of the game win.

use super::super::parts::Part;
use super::super::report::percent;
use super::html::{escaped, section, table};
use super::{Page, chart, range};

impl Page<'_> {
    /// Which parts of the game win.
    pub(super) fn balance(&self) -> anyhow::Result<String> {
        let played = &self.samples[0].played;
        let all = played.parts.iter().zip(&played.tally.parts.0);
        let named: Vec<_> = all.filter(|(_, part)| part.gained > 0).collect();
        let mut kinds: Vec<&str> = Vec::new();
        for ((kind, _), _) in &named {
            if !kinds.contains(&kind.as_str()) {
                kinds.push(kind);
            }
        }
        let Some(first) = kinds.first() else { return Ok(String::new()) };
        let fold = |(index, kind): (usize, &&str)| {
            let mut parts: Vec<(&str, &Part)> = named
                .iter()
                .filter(|((of, _), _)| of == kind)
                .map(|&((_, name), part)| (name.as_str(), part))
                .collect();
            // What wins most stands first.
            parts.sort_by(|a, b| b.1.win_rate().total_cmp(&a.1.win_rate()));
            // The longest list comes first and is folded.
            let open = if index == 0 { "" } else { " open=\"\"" };
            let (kind, count, table) = (escaped(kind), parts.len(), self.parts_table(&parts)?);
            Ok(format!(
                "<details{open}>\n<summary>{kind} <span>({count})</span></summary>\n{table}</details>\n"
            ))
        };
        let content = kinds.iter().enumerate().map(fold).collect::<anyhow::Result<String>>()?;
        let prizes = || named.iter().filter(|((kind, _), _)| kind == first).map(|(_, part)| part);
        let gained: f64 = prizes().map(|part| part.gained as f64).sum();
        let won: f64 = prizes().map(|part| part.gained as f64 * part.win_rate()).sum();
        let told = format!(
            "How often each part is gained in a game, what it counts by itself in the mean, and how often whoever \
             gains it wins the game. Whoever gains much wins: of all that is gained, {} is gained by the winner. So \
             compare the rows of a table with each other, and let bots of the same name play. A part far to the \
             right may be worth too many points, or come too easily.",
            percent(won / gained)
        );
        Ok(section("Balance", &told, &content))
    }

    fn parts_table(&self, parts: &[(&str, &Part)]) -> anyhow::Result<String> {
        let (tally, fair) = (self.tally(), self.tally().fair_share());
        // All strips of a table begin and end at the same tenths.
        let ends = parts.iter().map(|(_, part)| part.win_interval());
        let (low, high) = ends.fold((fair, fair), |all, one| (all.0.min(one.0), all.1.max(one.1)));
        let (from, to) = ((low * 10.0).floor() / 10.0, (high * 10.0).ceil() / 10.0);
        let row = |(name, part): &(&str, &Part)| {
            let (low, high) = part.win_interval();
            Ok(vec![
                escaped(name),
                percent(part.win_rate()),
                chart::strip((low, part.win_rate(), high), fair, (from, to))?,
                range((low, high)),
                format!("{:.2}", part.gained as f64 / tally.games as f64),
                format!("{:.1}", part.mean_points()),
            ])
        };
        let rows = parts.iter().map(row).collect::<anyhow::Result<Vec<_>>>()?;
        let scale = format!("{:.0}–{:.0} %, fair {}", from * 100.0, to * 100.0, percent(fair));
        Ok(table(&["", "wins", &scale, "95 % interval", "gained a game", "points"], &rows))
    }
}
