"""The rules of documents (design, sections 2 to 4), held against the nodes of a text."""

from contract import IMPLIED, NEW, OLD, SHAPES, STATED
from forms import problem_of
from near import near
from severity import Ledger
from text import read

DEPTH, SIZE = 64, 1 << 20


def check(shape, data, options, prefix=()):
    """The ledger with the findings on a document."""
    limits = options.get("limits", {})
    ledger = Ledger(shape, options, prefix)
    root, fault = read(data, limits.get("depth", DEPTH), limits.get("bytes", SIZE))
    if root is not None:
        duplicates(ledger, root, ())
        checker = _Checker(shape, ledger, options, fault)
        (checker.page if shape.endswith("-list") else checker.document)(root)
    if fault is not None:
        ledger.note(fault.code, fault.path)
    return ledger


def duplicates(ledger, node, path):
    """The reader's own finding: whatever hides the rest hides none of these."""
    seen = set()
    for key in node.keys:
        if key in seen:
            ledger.note("duplicate_key", (*path, key))
        seen.add(key)
    for key, value in node.members:
        if value.kind in ("object", "array"):
            duplicates(ledger, value, (*path, key))
    for index, value in enumerate(node.elements):
        if value.kind in ("object", "array"):
            duplicates(ledger, value, (*path, index))


class _Checker:
    def __init__(self, shape, ledger, options, fault):
        self.shape = shape
        self.ledger = ledger
        self.version = options.get("version", NEW)
        self.draft = options.get("draft", False)
        self.entries = options.get("entries")
        self.broken = fault is not None
        # Whether a complete order's requirements hold for what is beneath it.
        self.complete = shape not in ("order", "order-list")

    def document(self, root):
        self.root(root, ())

    def root(self, node, path):
        if node.kind != "object":
            if node.closed:
                self.ledger.note("type", path, STATED)
            return
        self.object(node, path, SHAPES[self.shape])

    # Lists: the envelope is not shown.

    def page(self, root):
        if root.kind == "array":
            self.each(root, ())
        elif root.kind != "object":
            self.root(root, ())
        elif self.entries is not None:
            self.chosen(root)
        else:
            self.found(root)

    def each(self, array, path):
        for index, entry in enumerate(array.elements):
            self.root(entry, (*path, index))

    def chosen(self, root):
        path = tuple(step.replace("~1", "/").replace("~0", "~") for step in self.entries.split("/")[1:])
        node = root
        for step in path:
            node = node and _child(node, step)
        if node is None or node.kind != "array":
            if root.closed:
                self.ledger.note("entries", path, leads_nowhere=True)
        else:
            self.each(node, _positions(root, path))

    def found(self, root):
        lists = {}
        for key, node in root.members:
            # Of two of one name the last counts that has entries.
            if _could_be_entries(node) and (node.elements or key not in lists):
                lists[key] = node
        if len(lists) > 1 and any(node.elements for node in lists.values()):
            if root.closed:
                self.ledger.note("entries", ())
        elif len(lists) == 1:
            key, node = lists.popitem()
            self.each(node, (key,))

    # Objects.

    def object(self, node, path, fields):
        values = dict(node.members)
        # The end may still bring another discriminator: before it nothing is known.
        known = {
            name: self.discriminator(values.get(name), fields.fields[name]) if node.closed else None
            for name in fields.discriminators
        }
        incomplete = known.get("status") in ("PROCESSING", "FAILED")
        if "status" in known:
            self.complete = known["status"] == "COMPLETED"
        # A status still to come may say more of a name than that it is unknown.
        settled = node.closed or "status" not in fields.discriminators
        for key, value in node.members:
            if settled or self.is_shown(fields, key):
                self.member(key, value, (*path, key), fields, known, incomplete)
        if len(node.keys) > len(node.members):
            self.key_alone(node.keys[-1], path, fields, settled)
        if not self.broken:
            self.missing(values, path, fields, known)

    def is_shown(self, fields, key):
        return key in fields.fields and fields.fields[key].since <= self.version

    def key_alone(self, key, path, fields, settled):
        """A fault took the value: what concerns the name still stands."""
        if self.is_shown(fields, key):
            self.life(fields.fields[key], (*path, key))
        elif settled:
            self.unknown(key, (*path, key), fields, False)

    def life(self, field, path):
        """Whether the version has removed the field."""
        removed = field.removed is not None and field.removed <= self.version
        if removed:
            self.ledger.note("removed", path)
        elif field.deprecated is not None and field.deprecated <= self.version:
            self.ledger.note("deprecated", path)
        return removed

    def discriminator(self, value, field):
        """Its value, where it is one of those that the interface shows."""
        if value is not None and value.kind == "string" and value.text in field.enum:
            return value.text
        return None

    def missing(self, values, path, fields, known):
        for name, field in fields.fields.items():
            if name not in values and self.current(field) and self.demands(field, known):
                self.ledger.note("required", (*path, name), field.required)

    def current(self, field):
        """Neither removed nor still to come."""
        if field.removed is not None and field.removed <= self.version:
            return False
        return field.since <= self.version

    def demands(self, field, known):
        if field.required is None:
            return False
        if field.when is not None and known.get(field.when[0]) not in field.when[1]:
            return False
        return field.required == STATED or self.complete or "status" in known

    def member(self, key, value, path, fields, known, incomplete):
        field = fields.fields.get(key)
        if not self.is_shown(fields, key):
            self.unknown(key, path, fields, incomplete)
            return
        if self.life(field, path):
            return
        if incomplete and key not in ("status", "id", "message"):
            self.ledger.note("unexpected", path)
            return
        if field.only is not None:
            told = known[field.only[0]]
            if told is not None and told not in field.only[1]:
                self.ledger.note("irrelevant", path)
                return
        self.value(value, path, field, known)

    def unknown(self, key, path, fields, incomplete):
        if incomplete:
            self.ledger.note("unexpected", path)
            return
        if fields.open and key not in fields.fields:
            shown = [name for name, field in fields.fields.items() if self.current(field)]
            answer = near(key, shown) if shown else False
            if answer is None:
                self.ledger.unsure.append((*self.ledger.prefix, *path))
                return
            if not answer:
                return
        self.ledger.note("undocumented", path)

    # Values.

    def value(self, value, path, field, known):
        if field.kinds and value.kind not in field.kinds:
            null = value.kind == "null" and field.required != STATED
            if value.closed:
                self.ledger.note("type", path, field.basis, null=null)
            return
        if value.kind == "string" and value.text == "" and self.empty(path, field, known):
            return
        if value.kind == "array" and field.filled and not value.elements and not self.broken:
            if self.demands(field, known):
                self.ledger.note("empty", path, IMPLIED)
        if value.kind == "object" and field.inner is not None:
            self.object(value, path, field.inner)
        if value.kind == "array" and field.entry is not None:
            for index, entry in enumerate(value.elements):
                self.value(entry, (*path, index), field.entry, {})
        if value.kind == "string":
            self.string(value.text, path, field)

    def empty(self, path, field, known):
        """Whether the string's other rules are hidden."""
        if field.enum is None and field.form != "email" and (field.required is None or not field.kinds):
            return False
        if self.broken:
            return True
        status = field.required == STATED and field.enum is not None
        demanded = self.demands(field, known)
        if demanded and (field.required == STATED or self.ledger.options.get("level") != "stated"):
            self.ledger.note("empty", path, field.required)
        elif field.enum is not None or field.form == "email":
            self.ledger.note("empty", path, STATED, form_only=True, status=status)
        return True

    def string(self, text, path, field):
        if field.enum is not None and text not in field.enum:
            self.ledger.note("enum", path, status=field.enum[0] == "COMPLETED")
        code = field.form and problem_of(field.form, text, self.draft)
        if code:
            self.ledger.note(code, path)


def _child(node, step):
    if node.kind == "object":
        return dict(node.members).get(step)
    if node.kind == "array" and step.isdigit() and step.isascii() and (step == "0" or step[0] != "0"):
        index = int(step)
        return node.elements[index] if index < len(node.elements) else None
    return None


def _positions(root, path):
    """The same path with numbers where it goes through arrays."""
    node, steps = root, []
    for step in path:
        steps.append(int(step) if node.kind == "array" else step)
        node = _child(node, step)
    return tuple(steps)


def _could_be_entries(node):
    return node.kind == "array" and all(entry.kind == "object" for entry in node.elements)
