# Not run here: our tests don't install Brownie.
import brownie
from brownie import Tally, accounts


def test_refuses_second_vote():
    tally = Tally.deploy("Ship it?", {"from": accounts[0]})
    tally.vote(True, {"from": accounts[0]})
    with brownie.reverts():
        tally.vote(False, {"from": accounts[0]})
    assert tally.yes() == 1
