import {js} from './literal';
import type {SampleKind} from './types';

export const fetchSample: SampleKind = {
  id: 'fetch',
  label: 'JavaScript',
  language: 'js',
  file: 'call.mjs',
  packages: [],
  write: ({url, method, params}) => `const response = await fetch(${js(url)}, {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: ${js(method)},
    params: ${js(params, '    ')},
  }),
});
const {result, error} = await response.json();
if (error) throw new Error(\`\${error.code}: \${error.message}\`);
console.log(result);
`,
};
