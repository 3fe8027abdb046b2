# Not run here: web3.py comes from PyPI, which the tests cannot reach; this file is parsed.
from network import account, w3

print("chain id  ", w3.eth.chain_id)
print("balance   ", w3.from_wei(w3.eth.get_balance(account.address), "ether"), "CFX")
print("nonce     ", w3.eth.get_transaction_count(account.address))
print("gas price ", w3.from_wei(w3.eth.gas_price, "gwei"), "GDrip")
