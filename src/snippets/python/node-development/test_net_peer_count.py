# Not run here: it needs a build of the node and its Python packages; this file is parsed.
# #region test
import pytest
from integration_tests.test_framework.test_framework import (
    ConfluxTestFramework,
)
from integration_tests.test_framework.util import connect_nodes, wait_until

@pytest.fixture(scope="module")
def framework_class():
    class TwoNodes(ConfluxTestFramework):
        def set_test_params(self):
            self.num_nodes = 2

        def setup_network(self):
            self.setup_nodes()

    return TwoNodes

def test_peer_count(network, ew3):
    def peers():
        response = ew3.provider.make_request("net_peerCount", [])
        return int(response["result"], 16)

    assert peers() == 0
    connect_nodes(network.nodes, 0, 1)
    wait_until(lambda: peers() == 1, timeout=10)
# #endregion test
