# Not run here: web3.py comes from PyPI, so this file is only parsed.
import json

from network import account, w3
from web3.exceptions import ContractCustomError

with open("Notes.json") as file:
    abi = json.load(file)["abi"]
with open("deployed.json") as file:
    deployed = json.load(file)
notes = w3.eth.contract(address=deployed["address"], abi=abi)

sent = notes.functions.write("Hello, eSpace").transact()
receipt = w3.eth.wait_for_transaction_receipt(sent)
print("noteOf ", notes.functions.noteOf(account.address).call())

try:
    # The node runs the call without a transaction,
    # so a failure costs nothing.
    notes.functions.write("").call()
except ContractCustomError as error:
    print("reverted with the selector", error.data)

for event in notes.events.Written().get_logs(from_block=deployed["block"]):
    print("event  ", event["args"]["text"])
