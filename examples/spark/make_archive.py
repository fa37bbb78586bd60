"""Creates a sample archive: complete orders of 2023-07-27 in many files, the same in every run."""

import json
import os
import random
import sys

folder, orders, files = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
os.makedirs(folder, exist_ok=True)
pick = random.Random(1)


def item():
    code = f"PRCODE-{pick.choice(['GB', 'FR', 'DE'])}-{pick.randrange(10**5):05}"
    return {
        "id": f"I-{pick.randrange(10**8):08}",
        "distribution_method": {"type": "PAYOUT_LINK"},
        "products": {"type": "SINGLE", "value": code},
        "redemption_url": f"https://example.com/redeem/{pick.getrandbits(96):024x}",
    }


def order():
    return {
        "id": f"O-{pick.randrange(10**10):010}",
        "status": "COMPLETED",
        "completed_at": f"2023-{pick.randrange(1, 13):02}-{pick.randrange(1, 29):02}T12:00:00.{pick.randrange(10**6):06}",
        "payment_method": {"type": "CARD", "card_id": f"C-{pick.randrange(10**8):08}", "currency": "EUR"},
        "items": [item() for _ in range(1 + pick.randrange(3))],
    }


for number in range(files):
    count = orders // files + (number < orders % files)
    with open(os.path.join(folder, f"{number:04}.ndjson"), "w") as file:
        for _ in range(count):
            file.write(json.dumps(order(), separators=(",", ":")) + "\n")
