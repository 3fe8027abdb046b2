/** Texts in the generated Markdown: headings, which form the table of contents, and the index page. */
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
 * In `indexTitle` and `indexDescription`, `{title}` is replaced with the document's title; in `description`, `{method}`
 * and `{summary}` are replaced.
 */
const ENGLISH: Labels = {
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
};

/** Labels of a site, which replace those of the plugin: locale -> label -> text. */
export type SiteLabels = Readonly<Record<string, Partial<Labels>>>;

/** Labels of a locale. Those that the site doesn't define are English. */
export function labelsOf(locale: string, labels: SiteLabels = {}): Labels {
  return {...ENGLISH, ...labels.en, ...labels[locale]};
}

/** Inserts values into a label. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (text, name: string) => values[name] ?? text);
}
