import path from 'node:path/posix';
import {TRANSLATION_FOLDERS} from '../../../src/languages';
import {readJson} from '../routes/routes';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
interface Category {
  label?: string;
  key?: string;
  position?: number;
  link?: {type?: string; title?: string; description?: string} | null;
}
/** Folder below docs/ and the sidebar that is generated from it (sidebars.ts). */
const SIDEBARS: Record<string, string> = {
  overview: 'overviewSidebar',
  general: 'generalSidebar',
  core: 'coreSidebar',
  espace: 'eSpaceSidebar',
};

/** Each folder of pages is a category with a name in every language; a duplicate key would stop a translated build. */
export const categories: SiteRule = {
  id: 'categories',
  about: 'every folder has a _category_.json with label, position and unique key, translated in current.json',
  *check(site): Generator<Found> {
    const keys = new Map<string, string>();
    for (const file of site.files) {
      if (!/^docs\/.*_category_\.json$/.test(file)) continue;
      const category = readJson(site, file) as Category | undefined;
      if (!category) {
        yield {
          file,
          line: 1,
          message: 'The file is not valid JSON.',
          fix: 'Write an object with label, position and key.',
        };
        continue;
      }
      yield* checkFields(file, category, keys);
      yield* checkTranslations(site, file, category);
    }
    for (const folder of foldersWithoutCategory(site)) {
      yield {
        file: `${folder}/_category_.json`,
        line: 1,
        message: `The folder ${folder} has pages but no _category_.json.`,
        fix: 'Add one with a label, a position and a unique key.',
      };
    }
  },
};

function* checkFields(file: string, category: Category, keys: Map<string, string>): Generator<Found> {
  for (const field of ['label', 'key'] as const) {
    if (!category[field])
      yield {
        file,
        line: 1,
        message: `The category has no "${field}".`,
        fix:
          field === 'key'
            ? 'Add a key that no other category has, such as its path with hyphens.'
            : 'Add the name that the sidebar shows.',
      };
  }
  if (typeof category.position !== 'number')
    yield {file, line: 1, message: 'The category has no "position".', fix: 'Add a number; lower numbers come first.'};
  if (!category.key) return;
  const other = keys.get(category.key);
  if (other)
    yield {
      file,
      line: 1,
      message: `The key "${category.key}" is already used by ${other}.`,
      fix: 'Give each category its own key.',
    };
  keys.set(category.key, file);
}

function* checkTranslations(site: Site, file: string, category: Category): Generator<Found> {
  const sidebar = SIDEBARS[file.split('/')[1] ?? ''];
  if (!sidebar || !category.label || path.dirname(file).split('/').length === 2) return;
  const id = `sidebar.${sidebar}.category.${category.key ?? category.label}`;
  const generated = category.link?.type === 'generated-index' ? category.link : undefined;
  const wanted = [
    id,
    ...(generated?.title ? [`${id}.link.generated-index.title`] : []),
    ...(generated?.description ? [`${id}.link.generated-index.description`] : []),
  ];
  for (const locale of TRANSLATION_FOLDERS) {
    const target = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;
    const messages = (readJson(site, target) ?? {}) as Record<string, {message?: string}>;
    for (const key of wanted) {
      if (!messages[key]?.message)
        yield {
          file: target,
          line: 1,
          message: `The category of ${file} has no translation under "${key}".`,
          fix: `Add "${key}": {"message": "…"}.`,
        };
    }
  }
}

function foldersWithoutCategory(site: Site): string[] {
  const folders = new Set<string>();
  for (const page of site.pages.values()) {
    if (page.locale !== 'en' || page.kind !== 'doc') continue;
    // The folders of sidebars.ts are whole sidebars and don't need a category.
    for (let folder = path.dirname(page.path); folder.split('/').length > 2; folder = path.dirname(folder))
      folders.add(folder);
  }
  return [...folders].filter((folder) => !site.files.has(`${folder}/_category_.json`));
}
