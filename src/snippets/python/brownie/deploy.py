# Not run here: our tests don't install Brownie.
from brownie import Tally, accounts


def main():
    account = accounts.load("deployer")
    tally = Tally.deploy("Ship it?", {"from": account})
    tally.vote(True, {"from": account})
    print(f"{tally.question()} Yes: {tally.yes()}, no: {tally.no()}")
