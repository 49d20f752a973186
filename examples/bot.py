#!/usr/bin/env python3
"""A player for Manyworlds in plain Python: it makes a table against bots and plays it to the end, over HTTP alone.

    python3 examples/bot.py http://127.0.0.1:8080 multiuniversum
    python3 examples/bot.py http://127.0.0.1:8080 multiverse 3

It does the first thing it is allowed to, or what `choose` below is taught to like better. `/api` on the server describes
every request, `/api/messages.json` everything that a frame can hold.
"""
import json
import sys
import urllib.error
import urllib.request

URL, GAME, SEATS = sys.argv[1].rstrip("/"), sys.argv[2], int((sys.argv + ["2"])[3])
TOKEN = None


def ask(method, path, body=None):
    """One request; the answer's JSON."""
    request = urllib.request.Request(URL + path, method=method)
    if body is not None:
        request.data, request.headers["Content-type"] = json.dumps(body).encode(), "application/json"
    if TOKEN:
        request.headers["Authorization"] = "Bearer " + TOKEN
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read() or "null")
    except urllib.error.HTTPError as error:
        sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")


def choose(actions):
    """What to do: the first that is allowed, but rather end than undo oneself. Teach me!"""
    return actions[0]


TOKEN = ask("POST", "/api/people", {"name": "Python", "bearer": True})["token"]
table = ask("POST", "/api/tables", {
    "setup": {"game": GAME, "options": {"players": SEATS}},
    "seats": ["me"] + [{"bot": "easy"}] * (SEATS - 1),
})
path, me, known = "/api/tables/" + table["id"], table["my-seat"], 0
ask("POST", path + "/start")
while True:
    for message in ask("GET", f"{path}/frames?after={known}&wait=20")["messages"]:
        if "over" in message["message"]:
            over = message["message"]["over"]
            print("over:", over["ending"], dict(enumerate(over["sheet"]["totals"], 1)))
            sys.exit(0)
        if "frame" in message["message"]:
            [frame] = message["message"]["frame"]["frame"].values()
            known = frame["to"]
            actions = [offer["action"] for offer in frame["offers"] if "refusal" not in offer]
            if me in frame["to_act"] and actions:
                ask("POST", path + "/inputs", {"action": choose(actions), "after": known})
