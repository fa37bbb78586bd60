"""The rules of query parameters: section 4.1 of the interface, section 4 of the design."""

import re

from contract import ASSUMED, IMPLIED, NEW, OLD, QUERIES, STATED
from documents import SIZE
from severity import Ledger

_BAD_PERCENT = re.compile(rb"%(?![0-9a-fA-F]{2})")
_LIMIT = re.compile("[0-9]+")


def check(shape, text, options, prefix=()):
    ledger = Ledger(shape, options, prefix)
    data = text.encode("utf-8")
    if len(data) > options.get("limits", {}).get("bytes", SIZE):
        ledger.note("too_large", ())
        return ledger
    _Query(shape, ledger, options).check(data.removeprefix(b"?"))
    return ledger


class _Query:
    def __init__(self, shape, ledger, options):
        self.shape = shape
        self.ledger = ledger
        self.version = options.get("version", NEW)
        # The parameters of the product listing came with 2024-02-05.
        shown = shape != "product-query" or self.version != OLD
        self.known = QUERIES[shape] if shown else ()
        self.seen = set()

    def check(self, data):
        for part in data.split(b"&"):
            if part == b"":
                continue
            name, _, value = part.partition(b"=")
            name = self.decode(name)
            if name is None:
                self.ledger.note("encoding", ())
                return
            value = self.decode(value)
            if value is None:
                self.ledger.note("encoding", (name,))
                return
            self.parameter(name, value)

    def decode(self, data):
        """As `URLSearchParams` does, but for what it repairs: None then. The source must be UTF-8 as well."""
        if _BAD_PERCENT.search(data):
            return None
        raw = re.sub(rb"%([0-9a-fA-F]{2})", lambda match: bytes([int(match[1], 16)]), data.replace(b"+", b" "))
        try:
            data.decode("utf-8")
            return raw.decode("utf-8")
        except UnicodeDecodeError:
            return None

    def parameter(self, name, value):
        first = name not in self.seen
        self.seen.add(name)
        if not first:
            self.ledger.note("duplicate_key", (name,))
        if name not in self.known:
            self.ledger.note("undocumented", (name,), ASSUMED)
            return
        if name == "limit" and not _LIMIT.fullmatch(value):
            self.ledger.note("type", (name,), IMPLIED)
        if first and name in ("before", "after") and {"before", "after"} <= self.seen:
            basis = STATED if self.shape == "product-query" else IMPLIED
            self.ledger.note("exclusive", (name,), basis)
