import {someExactNumber, writeJson, type ExactNumber} from '../exactJson';
import {py} from './literal';
import type {SampleKind} from './types';

/** Python's integers have any number of digits. Its other numbers don't, so a call with such a number is text. */
const isCut = ({text}: ExactNumber) => !/^-?[1-9]\d*$/.test(text);

export const python: SampleKind = {
  id: 'python',
  label: 'Python',
  language: 'python',
  file: 'call.py',
  packages: [],
  write: ({url, method, params}) => {
    const isText = someExactNumber(params, isCut);
    const call = isText
      ? py(writeJson({jsonrpc: '2.0', id: 1, method, params}))
      : `{"jsonrpc": "2.0", "id": 1, "method": ${py(method)}, "params": ${py(params)}}`;
    return `import json
import urllib.request

call = ${call}
request = urllib.request.Request(
    ${py(url)},
    data=${isText ? 'call' : 'json.dumps(call)'}.encode(),
    # Some hosts refuse the default name of urllib.
    headers={"content-type": "application/json", "user-agent": "python"},
)
with urllib.request.urlopen(request, timeout=15) as response:
    answer = json.load(response)
if "error" in answer:
    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
print(json.dumps(answer["result"], indent=2))
`;
  },
};
