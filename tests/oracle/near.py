"""Which unknown names an open object is asked about: the design says "a near miss of a known name" and no more.

So the oracle has three answers: near, far, and None where two readers could differ.
"""


def near(name, known):
    plain = _plain(name)
    if any(plain == _plain(other) for other in known):
        return True
    if len(name) <= 3 or not name.isascii():
        return None
    closest = min(_distance(name.lower(), other) for other in known)
    if closest == 1:
        return True if len(name) >= 6 else None
    return False if closest > max(4, len(name) // 2) else None


def _plain(name):
    return name.replace("_", "").replace("-", "").lower()


def _distance(a, b):
    row = list(range(len(b) + 1))
    for i, left in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, right in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (left != right))
    return row[-1]
