# Not run here: web3.py comes from PyPI, so this file is only parsed.
from network import account, w3

value = w3.to_wei("0.5", "ether")
sent = w3.eth.send_transaction({"to": account.address, "value": value})
print("sent  ", sent.to_0x_hex())

receipt = w3.eth.wait_for_transaction_receipt(sent)
print("status", "executed" if receipt["status"] == 1 else "failed")
fee = receipt["gasUsed"] * receipt["effectiveGasPrice"]
print("fee   ", w3.from_wei(fee, "ether"), "CFX")
