-- What a rated match made of each player's rating, so that a rating has a past. Nothing where the match was not rated,
-- was rated before there was this step, or the player has deleted their data.
ALTER TABLE results ADD COLUMN mu {real};
ALTER TABLE results ADD COLUMN sigma {real};

-- The points of whoever is scored without a seat, such as the virtual player of a solo game.
ALTER TABLE results ADD COLUMN beside {integer};
