import json
import urllib.request

ENDPOINT = "https://evmtestnet.confluxrpc.com"
# The first four bytes of each signature's hash. They're constants,
# because Python's SHA-3 isn't the Keccak-256 that Ethereum uses.
NOTE_OF, WRITE = "0x2a6cb463", "0xebaac771"
WRITTEN = "0x05efec6b603fc82d5215cd9053545645e3d2205bd97f62fce2556b3bd83fa233"


def ask(method, *params):
    """Sends one request, and returns the result or the error."""
    call = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    body = json.dumps(call).encode()
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(ENDPOINT, body, headers)
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
    return answer.get("error") or answer["result"]


def text_of(data):
    """Decodes a single string: its place, its length, its bytes."""
    raw = bytes.fromhex(data[2:])
    return raw[64 : 64 + int.from_bytes(raw[32:64], "big")].decode()


with open("deployed.json") as file:
    deployed = json.load(file)
address, start = deployed["address"], hex(deployed["block"])
which = {"address": address, "fromBlock": start, "topics": [WRITTEN]}
logs = ask("eth_getLogs", which)
# The author is an indexed field, so it's a topic:
# the address, padded with zeros on the left.
word = logs[0]["topics"][1][2:]
owner = "0x" + word[-40:]

print("w3.eth.chain_id                ", int(ask("eth_chainId"), 16))
print("w3.eth.gas_price               ", int(ask("eth_gasPrice"), 16), "Drip")
balance = int(ask("eth_getBalance", owner, "latest"), 16)
print("w3.eth.get_balance             ", balance // 10**18, "CFX and a part")
count = int(ask("eth_getTransactionCount", owner, "latest"), 16)
print("w3.eth.get_transaction_count   ", count)
note = ask("eth_call", {"to": address, "data": NOTE_OF + word}, "latest")
print("notes.functions.noteOf().call()", text_of(note))
empty = WRITE + "20".rjust(64, "0") + "0" * 64
error = ask("eth_call", {"to": address, "data": empty}, "latest")
print("notes.functions.write().call() ", error)
for log in logs:
    print("notes.events.Written.get_logs()", text_of(log["data"]))
