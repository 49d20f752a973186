"""Leads random requests to where something happens: to tables that are there, with actions that are allowed.

Schemathesis makes requests from /api/openapi.json and holds the answers against it. By itself it would hardly ever
hit the id of a table. `cargo xtask test requests` runs it, as nobody and as somebody.
"""

import os
import pathlib
import sys
import zlib

import schemathesis

sys.path.append(str(pathlib.Path(__file__).parents[4] / "examples"))
import bot  # noqa: E402

URL, AS_SOMEBODY = os.environ["MANYWORLDS_URL"], os.environ["MANYWORLDS_AS"] == "somebody"

# These end what they are asked with: each gets an identity of its own.
ENDS_IDENTITY = {
    "DELETE /api/me",
    "POST /api/me/sign-out",
    "DELETE /api/me/devices/{id}",
    "POST /api/me/recovery",
}

KINDS = ["open", "cards", "dice", "finished"]


class World:
    """Somebody, and a table of each kind at which they sit."""

    def __init__(self):
        self.me, self.other = bot.Server(URL), bot.Server(URL)
        self.finished, _, _ = bot.play(self.me, "multiuniversum", 1)
        self.tables = {}

    def table(self, kind):
        """The id of a table that is still of this kind."""
        if kind == "finished":
            return self.finished["id"]
        kept = self.tables.get(kind)
        if kept is None or not self.is_good(kind, kept):
            kept = self.tables[kind] = self.make(kind)
        return kept

    def is_good(self, kind, table):
        info = self.me.ask("GET", f"/api/tables/{table}")
        return info["my-seat"] is not None and info["phase"] == ("open" if kind == "open" else "running")

    def make(self, kind):
        game, seats = {
            "open": ("multiverse", ["me", "open", "invited", {"bot": "easy"}]),
            "cards": ("multiuniversum", ["me", {"bot": "random"}]),
            "dice": ("multiverse", ["me", {"bot": "random"}, {"bot": "random"}]),
        }[kind]
        setup = {"game": game, "options": {"players": len(seats)}}
        settings = {"clock": {"game": {"seconds": 3600}}, "visibility": "public"}
        wanted = {"setup": setup, "seats": seats, "settings": settings}
        table = self.me.ask("POST", "/api/tables", wanted)["id"]
        if kind != "open":
            self.me.ask("POST", f"/api/tables/{table}/start")
        return table

    def allowed(self, table):
        """What our seat may do there now, and after which move."""
        for message in self.me.ask("GET", f"/api/tables/{table}/frames")["messages"]:
            if "frame" in message["message"]:
                [frame] = message["message"]["frame"]["frame"].values()
                return [offer["action"] for offer in frame["offers"] if "refusal" not in offer], frame["to"]
        return [], 0


world = World()


def is_as_described(case, location):
    return all(part.mode.is_positive for where, part in case.meta.components.items() if where.value == location)


if AS_SOMEBODY:

    @schemathesis.auth()
    class Token:
        def get(self, case, context):
            return world.me

        def set(self, case, server, context):
            operation = f"{case.method} {case.path}"
            server = bot.Server(URL) if operation in ENDS_IDENTITY else server
            case.headers["Authorization"] = server.headers["Authorization"]
            if operation == "DELETE /api/me/devices/{id}" and is_as_described(case, "path"):
                case.path_parameters["id"] = server.ask("GET", "/api/me/devices")[0]["id"]


@schemathesis.hook
def before_call(context, case, kwargs):
    operation, parameters = f"{case.method} {case.path}", case.path_parameters or {}
    # The same request has the same fate whenever it is sent: a hash, and no chance of our own.
    fate = zlib.crc32(repr((parameters, case.query, case.body)).encode())
    kind = None
    if is_as_described(case, "path"):
        if "table" in parameters and fate % 10:
            kind = KINDS[fate // 10 % len(KINDS)]
            parameters["table"] = world.table(kind)
        if "person" in parameters and fate % 3:
            parameters["person"] = world.other.ask("GET", "/api/me")["id"]
        if operation == "DELETE /api/tables/{table}/seats/{seat}" and kind == "open":
            # Somebody to send away.
            parameters.update(table=world.make("open"), seat=2)
            bot.Server(URL).ask("POST", f"/api/tables/{parameters['table']}/join", {"seat": 2})
    if operation == "POST /api/tables/{table}/inputs" and kind and is_as_described(case, "body") and fate % 3:
        actions, number = world.allowed(parameters["table"])
        if actions:
            case.body = {"action": actions[fate % len(actions)], "after": number}
    # Nobody wants to wait here.
    wait = str((case.query or {}).get("wait"))
    if operation == "GET /api/tables/{table}/frames" and wait.isdecimal() and 1 < int(wait) <= 25:
        case.query["wait"] = 1
