#!/usr/bin/env python3
"""A player for Manyworlds in plain Python: it makes a table against the server's bots and plays it to the end.

    python3 examples/bot.py http://127.0.0.1:8080 multiuniversum
    python3 examples/bot.py http://127.0.0.1:8080 multiverse 4

It needs nothing but Python, and does whatever chance chooses among what is allowed: teach `choose` to do better. The
page /api on the server describes every request, and /api/messages.json all that a frame can hold.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request


def choose(actions, view):
    """What to do. `actions` are in the game's notation; `view` is everything that our seat may know."""
    return random.choice(actions)


class Server:
    def __init__(self, url):
        self.url, self.headers = url.rstrip("/"), {"Content-Type": "application/json"}
        # Anybody becomes somebody with one request. The token says who we are from now on; it is shown only once.
        token = self.ask("POST", "/api/people", {"name": "Python", "bearer": True})["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method, path, body=None):
        """One request, and the JSON of its answer. A server that is busy says when to ask again."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            request = urllib.request.Request(self.url + path, data, self.headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    raise SystemExit(f"{method} {path}: {refused.code} {refused.read().decode()}") from None
                time.sleep(int(refused.headers.get("Retry-After", 1)))


def play(server, game, seats):
    """Plays one game; returns the table as it was made, how the game ended, and the score sheet."""
    table = server.ask("POST", "/api/tables", {
        "setup": {"game": game, "options": {"players": seats}},
        "seats": ["me"] + [{"bot": "easy"}] * (seats - 1),
    })
    path, me, known = f"/api/tables/{table['id']}", table["my-seat"], 0
    server.ask("POST", f"{path}/start")
    news = []
    while True:
        # Long polling: the answer comes as soon as something happens, or after 20 seconds without anything.
        news = news or server.ask("GET", f"{path}/frames?after={known}&wait=20")["messages"]
        todo = None
        for message in (message["message"] for message in news):
            if "frame" in message:
                [frame] = message["frame"]["frame"].values()
                known = frame["to"]
                # What the rules refuse now is offered, too, with the reason: that is how a person learns.
                allowed = [offer["action"] for offer in frame["offers"] if "refusal" not in offer]
                todo = choose(allowed, frame["view"]) if me in frame["to_act"] else None
            elif "over" in message:
                return table, message["over"]["ending"], message["over"]["sheet"]
        # With `after` the same request may safely be sent twice. Its answer has the news that it made.
        act = {"action": todo, "after": known}
        news = server.ask("POST", f"{path}/inputs", act)["messages"] if todo else []


def main(url, game, seats="2"):
    table, ending, sheet = play(Server(url), game, int(seats))
    sitters = [seat["sitter"] for seat in table["seats"]]
    names = [sitter["person"]["name"] if "person" in sitter else f"the bot {sitter['bot']}" for sitter in sitters]
    print(f"{game}, {ending}:")
    for name, points, place in zip(names, sheet["totals"], sheet["places"]):
        print(f"  {place}. {name}, {points} points")
    # Several may share the first place; in a game alone the virtual player may have it.
    winners = [name for name, place in zip(names, sheet["places"]) if place == 1]
    print("won by", " and ".join(winners) or "nobody here")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
