-- One text for both databases. The words in braces are theirs: see schema.rs.
-- Times are milliseconds since 1970; flags are 0 or 1; secrets are SHA-256 in hexadecimal digits.

CREATE TABLE people (
    id {text} PRIMARY KEY NOT NULL,
    name {text} NOT NULL,
    language {text} NOT NULL,
    recovery {text} UNIQUE,
    made_at {integer} NOT NULL,
    seen_at {integer} NOT NULL
) {table};
CREATE INDEX people_by_seen ON people (seen_at);

CREATE TABLE tokens (
    hash {text} PRIMARY KEY NOT NULL,
    person_id {text} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made_at {integer} NOT NULL
) {clustered};
CREATE INDEX tokens_by_person ON tokens (person_id);

CREATE TABLE mutes (
    person_id {text} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted_id {text} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person_id, muted_id)
) {clustered};
CREATE INDEX mutes_by_muted ON mutes (muted_id);

-- phase: 0 over, 1 open, 2 running; "my games" sorts by it, descending.
CREATE TABLE matches (
    id {text} PRIMARY KEY NOT NULL,
    made {text} NOT NULL,
    made_by {text} REFERENCES people (id) ON DELETE SET NULL,
    made_at {integer} NOT NULL,
    game {text} NOT NULL,
    is_public {integer} NOT NULL,
    phase {integer} NOT NULL,
    seats_free {integer} NOT NULL,
    summary {text} NOT NULL,
    updated_at {integer} NOT NULL
) {table};
CREATE INDEX matches_in_lobby ON matches (is_public, phase, updated_at, id);
CREATE INDEX matches_by_phase ON matches (phase, updated_at);
CREATE INDEX matches_by_maker ON matches (made_by, phase);

-- A seat without person and bot belonged to somebody who is gone. A free seat has no row.
CREATE TABLE seats (
    match_id {text} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat {integer} NOT NULL,
    person_id {text} REFERENCES people (id) ON DELETE SET NULL,
    bot {text},
    PRIMARY KEY (match_id, seat)
) {clustered};
CREATE INDEX seats_by_person ON seats (person_id);

CREATE TABLE log (
    match_id {text} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq {integer} NOT NULL,
    at {integer} NOT NULL,
    entry {text} NOT NULL,
    PRIMARY KEY (match_id, seq)
) {clustered};

CREATE TABLE leases (
    match_id {text} PRIMARY KEY NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    owner {text} NOT NULL,
    renewed_at {integer} NOT NULL,
    until {integer} NOT NULL
) {clustered};
CREATE INDEX leases_by_owner ON leases (owner);

CREATE TABLE results (
    match_id {text} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat {integer} NOT NULL,
    person_id {text} REFERENCES people (id) ON DELETE SET NULL,
    bot {text},
    place {integer} NOT NULL,
    points {integer} NOT NULL,
    game {text} NOT NULL,
    options {text} NOT NULL,
    players {integer} NOT NULL,
    rated {integer} NOT NULL,
    finished_at {integer} NOT NULL,
    PRIMARY KEY (match_id, seat)
) {table};
CREATE INDEX results_by_person ON results (person_id, finished_at, match_id);
CREATE INDEX results_in_order ON results (game, rated, finished_at, match_id);
CREATE INDEX results_by_points ON results (game, players, options, points);

CREATE TABLE ratings (
    game {text} NOT NULL,
    is_bot {integer} NOT NULL,
    player {text} NOT NULL,
    mu {real} NOT NULL,
    sigma {real} NOT NULL,
    games {integer} NOT NULL,
    PRIMARY KEY (game, is_bot, player)
) {clustered};

-- A line of somebody who is gone keeps its number and nothing else, so that no number is given twice.
CREATE TABLE chat (
    match_id {text} NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq {integer} NOT NULL,
    at {integer} NOT NULL,
    person_id {text} REFERENCES people (id) ON DELETE SET NULL,
    line {text} NOT NULL,
    PRIMARY KEY (match_id, seq)
) {clustered};
CREATE INDEX chat_by_person ON chat (person_id, at);
