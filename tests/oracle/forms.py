"""Forms of strings: section 3 of the design."""

import re
from calendar import monthrange

# The production of the HTML standard for a valid e-mail address.
_LABEL = r"[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
_EMAIL = re.compile(rf"[a-zA-Z0-9.!#$%&'*+/=?^_`{{|}}~-]+@{_LABEL}(?:\.{_LABEL})*")
# What more typing can complete.
_BEGUN = re.compile(
    rf"[a-zA-Z0-9.!#$%&'*+/=?^_`{{|}}~-]+(?:@(?:{_LABEL}\.)*(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{{0,61}}[a-zA-Z0-9]?)?)?)?"
)
_DECIMAL = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_TIME = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})\.[0-9]{6}(Z|[+-]([0-9]{2}):([0-9]{2}))?"
)


def problem_of(form, text, draft):
    """The code of what is wrong with the string, or None. In a draft an address may be half typed."""
    if form == "email":
        return None if (_BEGUN if draft else _EMAIL).fullmatch(text) else "email"
    if form == "decimal":
        return None if _DECIMAL.fullmatch(text) else "decimal"
    return timestamp(text) if form == "timestamp" else None


def timestamp(text):
    match = _TIME.fullmatch(text)
    if match is None:
        return "timestamp"
    year, month, day, hour, minute, second = (int(part) for part in match.groups()[:6])
    if not (1 <= month <= 12 and 1 <= day <= days(year, month) and hour < 24 and minute < 60 and second < 60):
        return "timestamp"
    if match[7] is None:
        return None
    if match[8] is not None and not (int(match[8]) < 24 and int(match[9]) < 60):
        return "timestamp"
    return "timestamp_offset"


def days(year, month):
    """Of a month, in the Gregorian calendar from year 0 on."""
    # `monthrange` begins with year 1; the calendar repeats itself every 400 years.
    return monthrange(year or 400, month)[1]
