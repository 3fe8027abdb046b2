# Not run here: web3.py comes from PyPI, so this file is only parsed.
import sys

from web3 import Web3

account = Web3().eth.account.create()
print("Fund this account:", account.address, file=sys.stderr)
# Anyone who reads this value can spend the account's funds.
print(account.key.to_0x_hex())
