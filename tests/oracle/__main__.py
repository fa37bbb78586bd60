"""Answers questions, a line each, until there are no more: `python3 tests/oracle`.

A question is JSON: `shape`, `options`, and the input as `text` or, where it is not text, as `hex`. An answer is JSON:
`[valid, findings, unsure]`, a finding as `[code, pointer, severity, basis]`, sorted.
"""

import json
import sys

import documents
import queries
from contract import QUERIES
from text import pointer


def answer(question):
    shape, options = question["shape"], question.get("options", {})
    if shape in QUERIES:
        ledger = queries.check(shape, question["text"], options)
    else:
        data = bytes.fromhex(question["hex"]) if "hex" in question else question["text"].encode("utf-8")
        ledger = documents.check(shape, data, options)
    findings = sorted([code, pointer(path), severity, basis] for code, path, severity, basis in ledger.found)
    valid = all(severity != "error" for _, _, severity, _ in findings)
    return [valid, findings, [pointer(path) for path in ledger.unsure]]


def main():
    sys.setrecursionlimit(100_000)
    out = sys.stdout
    for line in sys.stdin:
        out.write(json.dumps(answer(json.loads(line))) + "\n")
        out.flush()


main()
