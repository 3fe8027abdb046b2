import {END, js, type SampleKind} from 'docusaurus-plugin-openrpc/adapter';

/** js-conflux-sdk over a WebSocket. */
export const jsConfluxSdkSubscription: SampleKind = {
  id: 'js-conflux-sdk',
  label: 'js-conflux-sdk',
  language: 'js',
  file: 'js-conflux-sdk-subscribe.mjs',
  packages: ['js-conflux-sdk@2'],
  write: ({url, method, params}) => `import {Conflux} from 'js-conflux-sdk';

const conflux = new Conflux({url: ${js(url)}});
const id = await conflux.request({
  method: ${js(method)},
  params: ${js(params, '  ')},
});
conflux.provider.on(id, (notification) => {
  console.log(notification);
  ${END}
  conflux.close();
});
`,
};
