# Every car, a line each: python3 quickstart.py https://www.example.ae/graphql
import json
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

url = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:4000/graphql"

STOCK = """query Stock($after: String) {
  cars(first: 100, after: $after) { nodes { id title price } pageInfo { endCursor hasNextPage } }
}"""


def ask(query, variables):
    body = json.dumps({"query": query, "variables": variables}).encode()
    try:
        with urlopen(Request(url, body, {"content-type": "application/json"})) as response:
            answer = json.load(response)
    except HTTPError as refusal:
        # Too much in a short time (429), or too much at once (503): the answer says how many seconds to wait.
        seconds = refusal.headers["retry-after"]
        if seconds:
            time.sleep(int(seconds))
            return ask(query, variables)
        answer = json.load(refusal)
    for error in answer.get("errors", []):
        raise RuntimeError(f"{error['extensions']['code']}: {error['message']}")
    return answer["data"]


after = None
while True:
    cars = ask(STOCK, {"after": after})["cars"]
    for car in cars["nodes"]:
        print(car["id"], car["title"] or "-", car["price"] or "-")
    if not cars["pageInfo"]["hasNextPage"]:
        break
    after = cars["pageInfo"]["endCursor"]
