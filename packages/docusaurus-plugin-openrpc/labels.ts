/**
 * Words that the generated Markdown itself contains: headings, which make the table of contents, and the index page.
 */
export interface Labels {
  try: string;
  parameters: string;
  result: string;
  notification: string;
  examples: string;
  samples: string;
  errors: string;
  counterpart: string;
  /** Heading of the column with counterparts. */
  counterpartColumn: string;
  notes: string;
  index: string;
  errorsPage: string;
  indexTitle: string;
  indexDescription: string;
  description: string;
}

/**
 * In `indexTitle` and `indexDescription`, `{title}` stands for the document's title; in `description`, `{method}` and
 * `{summary}`.
 */
export const LABELS: Readonly<Record<string, Labels>> = {
  en: {
    try: 'Try it',
    parameters: 'Parameters',
    result: 'Result',
    notification: 'Notifications',
    examples: 'Examples',
    samples: 'Code',
    errors: 'Errors',
    counterpart: 'Counterpart',
    counterpartColumn: 'Counterpart',
    notes: 'Notes',
    index: 'All methods',
    errorsPage: 'I got an error: what does it mean?',
    indexTitle: '{title}: all methods',
    indexDescription: '{title}: every method with its summary and whether a node checked it.',
    description: '{method}: {summary}',
  },
  'zh-CN': {
    try: '试一试',
    parameters: '参数',
    result: '结果',
    notification: '通知',
    examples: '示例',
    samples: '代码',
    errors: '错误',
    counterpart: '对应方法',
    counterpartColumn: '对应方法',
    notes: '注意事项',
    index: '全部方法',
    errorsPage: '遇到了错误：它是什么意思？',
    indexTitle: '{title}：全部方法',
    indexDescription: '{title}：每个方法的摘要，以及是否经节点验证。',
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
    counterpart: 'Método equivalente',
    counterpartColumn: 'Método equivalente',
    notes: 'Notas',
    index: 'Todos los métodos',
    errorsPage: 'Recibí un error: ¿qué significa?',
    indexTitle: '{title}: todos los métodos',
    indexDescription: '{title}: cada método con su resumen y si un nodo lo comprobó.',
    description: '{method}: {summary}',
  },
};

/** Other words for some labels: locale -> label -> text. */
export type LabelChanges = Readonly<Record<string, Partial<Labels>>>;

/** Labels of a locale, with a site's own words; a locale that the plugin does not know reads English. */
export function labelsOf(locale: string, changes: LabelChanges = {}): Labels {
  return {...(LABELS[locale] ?? LABELS.en!), ...(changes[locale] ?? (LABELS[locale] ? {} : changes.en))};
}

/** Puts values into a label. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (text, name: string) => values[name] ?? text);
}
