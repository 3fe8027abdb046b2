import type {MethodRow} from './client/pageData';
import {fillLabel, labelsOf, type SiteLabels} from './labels';
import {toHtml} from './markdown';
import {escapeMdx, methodMdx} from './mdx';
import type {LocalizedMethod} from './localizedMethod';
import {CATEGORY_LABELS} from './sidebar';

/** Where pages import data from. `@generated` is the framework's name for the folder that `createData` writes to. */
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
  /** Unique prefix of the sidebar keys. */
  key: string;
  /** Folder below the docs, e.g. `core/rpc`; also the prefix of the pages' slugs. */
  folder: string;
  /** Page that explains any error. */
  errorsPage?: string;
  subjects: Record<string, string>;
  methods: (LocalizedMethod & {subject: string})[];
  data: DataPaths;
  /** The site's own labels. */
  words?: SiteLabels;
  /** Whether the pages are a translation: only the pages in the default language have category files. */
  isTranslation?: boolean;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function indexMdx(set: PageSet): string {
  const {locale, title, description, folder, errorsPage, data, words, methods} = set;
  const labels = labelsOf(locale, words);
  const counterpart = methods.some((method) => method.counterpart)
    ? ` counterpart=${JSON.stringify(labels.counterpartColumn)}`
    : '';
  return [
    '---',
    `title: ${JSON.stringify(fillLabel(labels.indexTitle, {title}))}`,
    `sidebar_label: ${JSON.stringify(labels.index)}`,
    'sidebar_position: 0',
    `slug: /${folder}/`,
    `description: ${JSON.stringify(fillLabel(labels.indexDescription, {title}))}`,
    'type: reference',
    'custom_edit_url: null',
    ...(set.isTranslation ? [`${CATEGORY_LABELS}: ${JSON.stringify(categoryLabels(set))}`] : []),
    '---',
    '',
    "import RpcIndex from '@theme/RpcIndex';",
    `import rows from '${data.rows}';`,
    '',
    escapeMdx(description.trim()),
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

const methodsOf = ({methods}: PageSet, subject: string) => methods.filter((method) => method.subject === subject);

/** Subjects that have methods, with the sidebar key of their category. */
const categories = (set: PageSet) =>
  Object.entries(set.subjects).flatMap(([subject, label], index) =>
    methodsOf(set, subject).length > 0 ? [{subject, label, position: index + 1, key: `${set.key}-${subject}`}] : [],
  );

const categoryLabels = (set: PageSet) => Object.fromEntries(categories(set).map(({key, label}) => [key, label]));

/** The sidebar categories of an instance, by path below the folder. */
export function categoryFiles(set: PageSet): Map<string, string> {
  return new Map([
    ['_category_.json', json({label: set.label, position: set.position, key: set.key, collapsed: true})],
    ...categories(set).map(
      ({subject, label, position, key}) =>
        [`${subject}/_category_.json`, json({label, position, key, collapsed: true})] as const,
    ),
  ]);
}

/** The generated pages of an instance in one locale, by path below the folder: methods and index. */
export function pageFiles(set: PageSet): Map<string, string> {
  const labels = labelsOf(set.locale, set.words);
  const files = new Map<string, string>([['index.mdx', indexMdx(set)]]);
  categories(set).forEach(({subject}) => {
    methodsOf(set, subject).forEach((method, position) => {
      const modules = {page: set.data.page(method.name), instance: set.data.instance, adapter: set.data.adapter};
      const mdx = methodMdx(method, set.title, labels, modules, position + 1);
      files.set(
        `${subject}/${pageName(method.name)}.mdx`,
        mdx.replace('---\n', `---\nslug: /${set.folder}/${pageName(method.name)}\n`),
      );
    });
  });
  return files;
}

/** Rows of the index table, in the order of the sidebar. */
export function methodRows(
  set: PageSet,
  path: (method: string) => string,
  counterpartPath: (method: string) => string,
  isChecked: (method: string) => boolean,
): MethodRow[] {
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
