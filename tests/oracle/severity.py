"""Section 2 of the design: how grave a finding is, and the options that change it."""

from contract import IMPLIED, SENT, STATED

FATAL = ("syntax", "encoding", "too_large", "too_deep", "not_serializable")
_BASIS = {
    "syntax": STATED,
    "encoding": STATED,
    "too_large": "assumed",
    "too_deep": "assumed",
    "duplicate_key": "assumed",
    "undocumented": "assumed",
    "entries": "assumed",
}
_RECEIVED = {
    "email": "warning",
    "removed": "warning",
    "unexpected": "warning",
    "deprecated": "info",
    "undocumented": "off",
}


class Ledger:
    """Collects findings. Leaves out what the options leave out."""

    def __init__(self, shape, options, prefix=()):
        self.received = shape not in SENT
        self.options = options
        self.prefix = prefix
        self.found = []
        self.unsure = []  # pointers about which two readers of the design could differ

    def note(self, code, path, basis=None, **more):
        basis = basis or _BASIS.get(code, STATED)
        if self.options.get("draft") and code in ("required", "empty"):
            return
        if basis == IMPLIED and self.options.get("level") == "stated":
            return
        severity = self.severity(code, basis, **more)
        if severity != "off":
            self.found.append((code, (*self.prefix, *path), severity, basis))

    def severity(self, code, basis, leads_nowhere=False, status=False, null=False, form_only=False):
        own = self.options.get("severity", {}).get(code)
        if own is not None and code not in FATAL:
            return own
        if code == "timestamp_offset" or code in ("irrelevant", "unknown_version", "unknown_endpoint"):
            return "warning"
        if code == "entries":
            return "error" if leads_nowhere else "warning"
        if code == "exclusive":
            return "error" if basis == STATED else "warning"
        if not self.received:
            return "warning" if code == "undocumented" else "error"
        if code in _RECEIVED:
            return _RECEIVED[code]
        if code == "enum" or (code == "empty" and form_only):
            return "error" if status else "warning"
        if code == "type" and null:
            return "warning"
        if code in ("type", "required", "empty") and basis == IMPLIED:
            return "warning"
        return "error"
