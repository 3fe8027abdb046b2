import type {Labels} from 'docusaurus-plugin-openrpc/adapter';
import type {Locale} from '../languages';

/** Labels of the pages. The package provides the English ones that are missing here. */
const labels: {[L in Locale]: L extends 'en' ? Partial<Labels> : Labels} = {
  en: {
    counterpart: 'In the other space',
    counterpartColumn: 'In the other space',
    indexDescription:
      '{title}: every method with its summary, its counterpart in the other space and whether a node checked it.',
  },
  'zh-CN': {
    try: '试一试',
    parameters: '参数',
    result: '结果',
    notification: '通知',
    examples: '示例',
    samples: '代码',
    errors: '错误',
    counterpart: '在另一个空间中',
    counterpartColumn: '另一空间中',
    notes: '注意事项',
    index: '全部方法',
    errorsPage: '遇到了错误：它是什么意思？',
    indexTitle: '{title}：全部方法',
    indexDescription: '{title}：每个方法的摘要、在另一个空间中的对应方法，以及是否经节点验证。',
    description: '{method}：{summary}',
  },
  es: {
    try: 'Pruébalo',
    parameters: 'Parámetros',
    result: 'Resultado',
    notification: 'Notificaciones',
    examples: 'Ejemplos',
    samples: 'Código',
    errors: 'Errores',
    counterpart: 'En el otro espacio',
    counterpartColumn: 'En el otro espacio',
    notes: 'Notas',
    index: 'Todos los métodos',
    errorsPage: 'Recibí un error: ¿qué significa?',
    indexTitle: '{title}: todos los métodos',
    indexDescription:
      '{title}: cada método con su resumen, su equivalente en el otro espacio y si un nodo lo comprobó.',
    description: '{method}: {summary}',
  },
};

/**
 * Conflux-specific options for the generator of the JSON-RPC pages: the option `adapter` of
 * `docusaurus-plugin-openrpc`. `index.ts` contains the part for the browser.
 */
export const adapterOptions = {
  module: '@site/src/openrpcAdapter',
  fields: {base32: 'cfxtest:aak2rra2njvd77ezwjvx04kkds9fzagfe6d5r8e957'},
  // The sources write units in lower case and in English, but pages write them like the glossary.
  units: {
    drip: 'Drip',
    bytes: {'zh-CN': '字节', es: 'bytes'},
    seconds: {'zh-CN': '秒', es: 'segundos'},
    blocks: {'zh-CN': '区块', es: 'bloques'},
    epochs: {'zh-CN': '纪元', es: 'épocas'},
    votes: {'zh-CN': '票', es: 'votos'},
    percent: {'zh-CN': '%', es: '%'},
  },
  samples: ['js-conflux-sdk', 'cive'],
  labels,
};
