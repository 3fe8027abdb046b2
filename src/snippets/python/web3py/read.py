# Not run here: web3.py comes from PyPI, so this file is only parsed.
from network import account, w3

print("chain id  ", w3.eth.chain_id)
balance = w3.eth.get_balance(account.address)
print("balance   ", w3.from_wei(balance, "ether"), "CFX")
print("nonce     ", w3.eth.get_transaction_count(account.address))
print("gas price ", w3.from_wei(w3.eth.gas_price, "gwei"), "GDrip")
