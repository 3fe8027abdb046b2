import type {Locale} from '../languages';

/**
 * What the generator of the JSON-RPC pages needs to know of Conflux: the option `adapter` of
 * `docusaurus-plugin-openrpc`. What the pages need in the browser is in `index.ts`.
 */
export const adapterOptions = {
  module: '@site/src/openrpcAdapter',
  fields: {base32: 'cfxtest:aak2rra2njvd77ezwjvx04kkds9fzagfe6d5r8e957'},
  // The sources write units in lower case; a page writes them as the glossary does.
  units: {drip: 'Drip'},
  samples: ['js-conflux-sdk', 'cive'],
  labels: {
    en: {
      counterpart: 'In the other space',
      counterpartColumn: 'In the other space',
      indexDescription:
        '{title}: every method with its summary, its counterpart in the other space and whether a node checked it.',
    },
    'zh-CN': {
      counterpart: '在另一个空间中',
      counterpartColumn: '另一空间中',
      indexDescription: '{title}：每个方法的摘要、在另一个空间中的对应方法，以及是否经节点验证。',
    },
    es: {
      counterpart: 'En el otro espacio',
      counterpartColumn: 'En el otro espacio',
      indexDescription:
        '{title}: cada método con su resumen, su equivalente en el otro espacio y si un nodo lo comprobó.',
    },
  } satisfies Record<Locale, object>,
};
