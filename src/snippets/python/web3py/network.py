# Not run here: web3.py comes from PyPI, so this file is only parsed.
import os

from web3 import Web3
from web3.middleware import SignAndSendRawMiddlewareBuilder

w3 = Web3(Web3.HTTPProvider("https://evmtestnet.confluxrpc.com"))
account = w3.eth.account.from_key(os.environ["PRIVATE_KEY"])

# The node doesn't have your key, so this layer
# signs each transaction before it is sent.
signing = SignAndSendRawMiddlewareBuilder.build(account)
w3.middleware_onion.inject(signing, layer=0)
w3.eth.default_account = account.address

# Remove the layer that adds a margin
# to the node's gas estimate.
w3.middleware_onion.remove("gas_estimate")
