"""Posts to the two ports and counts the refusals that arrive. Arguments: the number of posts, and the ports."""

import json
import sys

import httpx

count, *ports = map(int, sys.argv[1:])
for scheme, port in zip(("http", "https"), ports):
    for size in (1, 20_000, 60_000):
        arrived = 0
        for _ in range(count):
            with httpx.Client(http1=False, http2=True, verify=False) as client:
                try:
                    answer = client.post(f"{scheme}://127.0.0.1:{port}/", content=b"x" * size)
                    arrived += answer.http_version == "HTTP/2" and answer.json() == {"code": "refused"}
                except httpx.HTTPError:
                    pass
        print(json.dumps({"client": "httpx", "scheme": scheme, "size": size, "arrived": arrived}), flush=True)
