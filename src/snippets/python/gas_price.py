import json, urllib.request

body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "eth_gasPrice", "params": []}).encode()
request = urllib.request.Request("http://127.0.0.1:8545", body, {"content-type": "application/json"})
print(int(json.load(urllib.request.urlopen(request))["result"], 16))
