//! A seat's eyes: all that a bot is given.

use crate::{Game, Seat, Sense, Viewer};

/// The game as one seat sees it. It holds the state, but gives out only what the seat's view determines.
#[derive(Debug)]
pub struct Perspective<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// What `seat` sees of `state`.
    pub fn new(rules: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { rules, state, seat }
    }

    /// The rules, which everybody knows.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat knows.
    pub fn view(&self) -> G::View {
        self.rules.view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do: a function of its view by law, worked out from the state because that is faster.
    #[inline]
    pub fn legal(&self) -> G::Actions {
        self.rules.legal(self.state, self.seat)
    }

    /// What a sensible player would consider, likewise a function of the view.
    #[inline]
    pub fn sensible(&self) -> G::Actions
    where
        G: Sense,
    {
        self.rules.sensible(self.state, self.seat)
    }
}
