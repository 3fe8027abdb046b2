# Not run here: web3.py comes from PyPI, which the tests cannot reach; this file is parsed.
import json

from network import w3

with open("Notes.json") as file:
    notes = json.load(file)

sent = w3.eth.contract(abi=notes["abi"], bytecode=notes["bytecode"]).constructor().transact()
receipt = w3.eth.wait_for_transaction_receipt(sent)
with open("deployed.json", "w") as file:
    json.dump({"address": receipt["contractAddress"], "block": receipt["blockNumber"]}, file)
print("Notes is at", receipt["contractAddress"])
