# Not run here: web3.py comes from PyPI, so this file is only parsed.
import json

from network import w3

with open("Notes.json") as file:
    notes = json.load(file)

contract = w3.eth.contract(abi=notes["abi"], bytecode=notes["bytecode"])
sent = contract.constructor().transact()
receipt = w3.eth.wait_for_transaction_receipt(sent)
address, block = receipt["contractAddress"], receipt["blockNumber"]
with open("deployed.json", "w") as file:
    json.dump({"address": address, "block": block}, file)
print("Notes is at", address)
