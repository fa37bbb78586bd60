"""Reads JSON (RFC 8259) into nodes, as far as the first fault.

Knows no contract. A fault keeps what stands before it: the nodes read so far stay attached to their parents.
"""

import re

CONTAINERS = "object", "array"
_SPACE = re.compile(r"[ \t\n\r]*")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_PLAIN = re.compile(r'[^"\\\x00-\x1f]*')
_NO_VALUE = re.compile(r"[},:\x00-\x1f]")
_WORD = re.compile(r"[0-9A-Za-z_.]")
_HEX = re.compile(r"[0-9a-fA-F]{4}")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_LITERALS = {"t": ("true", "boolean"), "f": ("false", "boolean"), "n": ("null", "null")}


class Node:
    """A value: `kind` is its JSON type, `text` that of a string, `members` are pairs of key and node, `keys` those
    that were read, whether or not a value followed.

    A fault inside an object or array leaves it not `closed`.
    """

    __slots__ = ("kind", "text", "keys", "members", "elements", "closed")

    def __init__(self, kind, text=None):
        self.kind = kind
        self.text = text
        self.keys = []
        self.members = []
        self.elements = []
        self.closed = kind not in CONTAINERS


class Fault(Exception):
    """What stops the reader, with the path of where it stopped."""

    def __init__(self, code, path):
        super().__init__(code)
        self.code = code
        self.path = path


def read(data, depth, size):
    """The root as far as it was read (or None), and the fault (or None)."""
    if len(data) > size:
        return None, Fault("too_large", ())
    try:
        text, cut = data.decode("utf-8"), False
    except UnicodeDecodeError as error:
        text, cut = data[: error.start].decode("utf-8"), True
    reader = _Reader(text, cut, depth)
    try:
        reader.document()
        return reader.root, None
    except Fault as fault:
        return reader.root, fault


class _Reader:
    def __init__(self, text, cut, depth):
        self.text = text
        self.end = len(text)
        self.cut = cut  # bytes follow that are not UTF-8
        self.depth = depth
        self.at = 0
        self.root = None

    def document(self):
        if self.text.startswith("\ufeff"):
            raise Fault("encoding", ())
        self.value((), 1, self._keep_root)
        self.space()
        if self.at < self.end or self.cut:
            raise self.fault(())

    def _keep_root(self, node):
        self.root = node

    def fault(self, path):
        """The text is not what it should be here."""
        return Fault("encoding" if self.at >= self.end and self.cut else "syntax", path)

    def space(self):
        self.at = _SPACE.match(self.text, self.at).end()

    def peek(self):
        return self.text[self.at] if self.at < self.end else ""

    def value(self, path, level, keep):
        self.space()
        first = self.peek()
        if first == "{" or first == "[":
            if level > self.depth:
                raise Fault("too_deep", path)
            node = Node("object" if first == "{" else "array")
            keep(node)
            self.at += 1
            (self.object if first == "{" else self.array)(node, path, level)
            node.closed = True
        elif first == '"':
            keep(Node("string", self.string(path)))
        elif first in _LITERALS and first:
            self.literal(path, keep)
        else:
            self.number(path, keep)

    def literal(self, path, keep):
        word, kind = _LITERALS[self.peek()]
        for letter in word:
            if self.peek() != letter:
                raise Fault("syntax", path)
            self.at += 1
        self.ends(path)
        keep(Node(kind))

    def number(self, path, keep):
        match = _NUMBER.match(self.text, self.at)
        if match is None:
            if self.peek() == "-":
                self.at += 1
            raise self.fault(path)
        self.at = match.end()
        # A fraction or an exponent that has begun has to go on.
        begun = re.match(r"\.|[eE][+-]?", self.text[self.at : self.at + 2])
        exponent = "e" in match.group().lower()
        if begun and not exponent and (begun.group() != "." or "." not in match.group()):
            self.at += begun.end()
            raise self.fault(path)
        self.ends(path)
        keep(Node("number"))

    def ends(self, path):
        """A word or a number runs on: what follows it is no part of another token."""
        if _WORD.match(self.peek()):
            raise self.fault(path)

    def string(self, path):
        self.at += 1
        parts = []
        while True:
            match = _PLAIN.match(self.text, self.at)
            parts.append(match.group())
            self.at = match.end()
            next_one = self.peek()
            if next_one == '"':
                self.at += 1
                return "".join(parts)
            if next_one != "\\":
                raise self.fault(path)
            parts.append(self.escape(path))

    def escape(self, path):
        self.at += 1
        letter = self.peek()
        if letter in _ESCAPES and letter:
            self.at += 1
            return _ESCAPES[letter]
        if letter != "u":
            raise self.fault(path)
        self.at += 1
        unit = self.unit(path)
        if 0xDC00 <= unit < 0xE000:
            raise Fault("encoding", path)
        if not 0xD800 <= unit < 0xDC00:
            return chr(unit)
        if self.text[self.at : self.at + 2] != "\\u":
            raise Fault("encoding", path)
        self.at += 2
        low = self.unit(path)
        if not 0xDC00 <= low < 0xE000:
            raise Fault("encoding", path)
        return chr(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))

    def unit(self, path):
        match = _HEX.match(self.text, self.at)
        if match is None:
            while re.match("[0-9a-fA-F]", self.peek()):
                self.at += 1
            raise self.fault(path)
        self.at = match.end()
        return int(match.group(), 16)

    def object(self, node, path, level):
        self.space()
        if self.peek() == "}":
            self.at += 1
            return
        while True:
            self.space()
            if self.peek() != '"':
                raise self.fault(path)
            key = self.string(path)
            node.keys.append(key)
            inner = (*path, key)
            self.space()
            if self.peek() != ":":
                raise self.fault(inner)
            self.at += 1
            self.value(inner, level + 1, lambda value: node.members.append((key, value)))
            self.space()
            if self.peek() == "}":
                self.at += 1
                return
            if self.peek() != ",":
                raise self.fault(path)
            self.at += 1

    def array(self, node, path, level):
        self.space()
        if self.peek() == "]":
            self.at += 1
            return
        if _NO_VALUE.match(self.peek()) or (self.at >= self.end and not self.cut):
            raise self.fault(path)
        while True:
            self.value((*path, len(node.elements)), level + 1, node.elements.append)
            self.space()
            if self.peek() == "]":
                self.at += 1
                return
            if self.peek() != ",":
                raise self.fault(path)
            self.at += 1


def pointer(path):
    """RFC 6901."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)
