"""Checks the pledged dice of records: python3 check_dice.py RECORD...

fair-dice.md, beside this file, says what that proves. Whether the inputs and their lots are right, too, only the
rules can tell: that is what `manyworlds verify` is for.
"""

import hashlib
import hmac
import json
import sys


class Wrong(Exception):
    """What is wrong with a record, as a sentence."""


def expect(good, sentence):
    if not good:
        raise Wrong(sentence)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def ticket(key, number, total):
    """The ticket, below `total`, of the outcome of this number."""
    attempt = 0
    while True:
        message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
        if word < 2**64 // total * total:
            return word % total
        attempt += 1


def check(lines):
    """Checks the lines of a record, and returns how many outcomes chance decided."""
    first, *inputs, last = [json.loads(line) for line in lines]
    expect("pledged" in first["dice"], "this record has no pledged dice")
    expect(sha256(b"".join(lines[:-1])) == last["check"], "the lines before the last were changed")
    note, seed = first["dice"]["pledged"], bytes.fromhex(last["seed"])
    expect(sha256(seed) == note["pledge"], "the seed is not the one that was pledged")
    seats = [share["seat"] for share in note["nonces"]]
    expect(seats == sorted(set(seats)), "the nonces are not in the order of seats")
    name = note["match"].encode()
    material = seed + bytes([len(name)]) + name
    for seat, share in zip(seats, note["nonces"]):
        nonce = bytes.fromhex(share["nonce"])
        expect(sha256(nonce) == share["pledge"], f"the nonce of seat {seat} is not the one that was pledged")
        material += bytes([seat]) + nonce
    key = hashlib.sha256(material).digest()
    outcomes = [line for line in inputs if line["input"].startswith("* ")]
    for number, line in enumerate(outcomes, 1):
        lot = line["lot"]
        drawn = ticket(key, number, lot["of"])
        sentence = f"outcome {number}, {line['input']}, is not what the dice gave: ticket {drawn} of {lot['of']}"
        expect(lot["first"] <= drawn <= lot["last"], sentence)
    return len(outcomes)


def main(paths):
    """Checks every record, and returns whether all are good."""
    all_good = True
    for path in paths:
        try:
            with open(path, "rb") as record:
                verdict = f"{check(record.readlines())} outcomes, all as pledged"
        except (Wrong, OSError) as wrong:
            all_good, verdict = False, wrong
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as wrong:
            all_good, verdict = False, f"this is not a record ({type(wrong).__name__}: {wrong})"
        print(f"{path}: {verdict}")
    return all_good


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__.strip())
    sys.exit(0 if main(sys.argv[1:]) else 1)
