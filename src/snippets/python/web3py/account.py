# Not run here: web3.py comes from PyPI, which the tests cannot reach; this file is parsed.
import sys

from web3 import Web3

account = Web3().eth.account.create()
print("Fund this account:", account.address, file=sys.stderr)
# Whoever reads this value controls the account.
print(account.key.to_0x_hex())
