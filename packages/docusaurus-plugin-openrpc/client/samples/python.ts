import {py} from './literal';
import type {SampleKind} from './types';

export const python: SampleKind = {
  id: 'python',
  label: 'Python',
  language: 'python',
  file: 'call.py',
  packages: [],
  write: ({url, method, params}) => `import json
import urllib.request

call = {"jsonrpc": "2.0", "id": 1, "method": ${py(method)}, "params": ${py(params)}}
request = urllib.request.Request(
    ${py(url)},
    data=json.dumps(call).encode(),
    # Some hosts refuse the default name of urllib.
    headers={"content-type": "application/json", "user-agent": "python"},
)
with urllib.request.urlopen(request, timeout=15) as response:
    answer = json.load(response)
if "error" in answer:
    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
print(json.dumps(answer["result"], indent=2))
`,
};
