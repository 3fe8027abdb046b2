# Not run here: web3.py comes from PyPI, which the tests cannot reach; this file is parsed.
from network import account, w3

sent = w3.eth.send_transaction({"to": account.address, "value": w3.to_wei("0.5", "ether")})
print("sent  ", sent.to_0x_hex())

receipt = w3.eth.wait_for_transaction_receipt(sent)
print("status", "executed" if receipt["status"] == 1 else "failed")
print("fee   ", w3.from_wei(receipt["gasUsed"] * receipt["effectiveGasPrice"], "ether"), "CFX")
