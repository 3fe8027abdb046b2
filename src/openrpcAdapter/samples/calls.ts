import {js, type SampleKind} from 'docusaurus-plugin-openrpc/adapter';

/** js-conflux-sdk over HTTP. */
export const jsConfluxSdk: SampleKind = {
  id: 'js-conflux-sdk',
  label: 'js-conflux-sdk',
  language: 'js',
  file: 'js-conflux-sdk.mjs',
  packages: ['js-conflux-sdk@2'],
  write: ({url, method, params}) => `import {Conflux} from 'js-conflux-sdk';

const conflux = new Conflux({url: ${js(url)}});
const result = await conflux.request({
  method: ${js(method)},
  params: ${js(params, '  ')},
});
console.log(result);
`,
};

/** cive over HTTP. */
export const cive: SampleKind = {
  id: 'cive',
  label: 'cive',
  language: 'js',
  file: 'cive.mjs',
  packages: ['cive@0.8'],
  write: ({url, method, params}) => `import {createPublicClient, http} from 'cive';

const client = createPublicClient({transport: http(${js(url)})});
const result = await client.request({
  method: ${js(method)},
  params: ${js(params, '  ')},
});
console.log(result);
`,
};
