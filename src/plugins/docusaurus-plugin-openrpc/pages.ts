import type {MethodRow} from './client/pageData';
import {fillLabel, labelsOf, type LabelChanges} from './labels';
import {toHtml} from './markdown';
import {methodMdx} from './mdx';
import type {MethodSource} from './methodPage';

/** Where pages import data from; `@generated` is the framework's name for what `createData` wrote. */
export interface DataPaths {
  page: (method: string) => string;
  instance: string;
  rows: string;
  /** The site's adapter, if it has one. */
  adapter?: string | undefined;
}

export interface PageSet {
  locale: string;
  title: string;
  description: string;
  /** Sidebar label of the whole set. */
  label: string;
  position: number;
  /** Unique beginning of the sidebar keys. */
  key: string;
  /** Folder below the docs, e.g. `core/rpc`; also the beginning of the pages' slugs. */
  folder: string;
  /** Page that explains any error. */
  errorsPage?: string;
  subjects: Record<string, string>;
  methods: (MethodSource & {subject: string})[];
  data: DataPaths;
  /** The site's own words. */
  words?: LabelChanges;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function indexMdx({locale, title, description, folder, errorsPage, data, words, methods}: PageSet): string {
  const labels = labelsOf(locale, words);
  const counterpart = methods.some((method) => method.counterpart) ? ` counterpart=${JSON.stringify(labels.counterpartColumn)}` : '';
  return [
    '---',
    `title: ${JSON.stringify(fillLabel(labels.indexTitle, {title}))}`,
    `sidebar_label: ${JSON.stringify(labels.index)}`,
    'sidebar_position: 0',
    `slug: /${folder}/`,
    `description: ${JSON.stringify(fillLabel(labels.indexDescription, {title}))}`,
    'type: reference',
    'custom_edit_url: null',
    '---',
    '',
    "import RpcIndex from '@theme/RpcIndex';",
    `import rows from '${data.rows}';`,
    '',
    description.trim(),
    '',
    ...(errorsPage ? [`[${labels.errorsPage}](${errorsPage})`, ''] : []),
    `<RpcIndex rows={rows}${counterpart} />`,
    '',
  ].join('\n');
}

/** File name and last part of the URL of a method's page. */
export function pageName(method: string): string {
  return method.toLowerCase();
}

/** The generated files of an instance in one locale, by path below the folder: pages, index and categories. */
export function pageFiles(set: PageSet): Map<string, string> {
  const labels = labelsOf(set.locale, set.words);
  const files = new Map<string, string>([
    ['_category_.json', json({label: set.label, position: set.position, key: set.key, collapsed: true})],
    ['index.mdx', indexMdx(set)],
  ]);
  Object.entries(set.subjects).forEach(([subject, label], index) => {
    const methods = set.methods.filter((method) => method.subject === subject);
    if (methods.length === 0) return;
    files.set(`${subject}/_category_.json`, json({label, position: index + 1, key: `${set.key}-${subject}`, collapsed: true}));
    methods.forEach((method, position) => {
      const modules = {page: set.data.page(method.name), instance: set.data.instance, adapter: set.data.adapter};
      const mdx = methodMdx(method, set.title, labels, modules, position + 1);
      files.set(`${subject}/${pageName(method.name)}.mdx`, mdx.replace('---\n', `---\nslug: /${set.folder}/${pageName(method.name)}\n`));
    });
  });
  return files;
}

/** Rows of the index table, in the sidebar's order. */
export function methodRows(set: PageSet, path: (method: string) => string, counterpartPath: (method: string) => string, isChecked: (method: string) => boolean): MethodRow[] {
  return set.methods.map(({name, subject, summary, counterpart, isPublic}) => ({
    method: name,
    path: path(name),
    subject: set.subjects[subject] ?? subject,
    summary: toHtml(summary),
    counterpart: counterpart && {method: counterpart.method, path: counterpartPath(counterpart.method)},
    checked: isChecked(name),
    isPublic,
  }));
}
