import {TRANSLATION_FOLDERS, TRANSLATION_GROUP, type TranslationFolder} from '../../languages';

/** Folders of translations in `i18n/`. */
export const FOLDERS: readonly TranslationFolder[] = TRANSLATION_FOLDERS;
export type Folder = TranslationFolder;

const TRANSLATION = new RegExp(`^i18n/${TRANSLATION_GROUP}/docusaurus-plugin-content-(docs/current|blog|pages)/(.+)$`);
const ENGLISH_ROOT: Record<string, string> = {'docs/current': 'docs', blog: 'blog', pages: 'src/pages'};

/** Path for the translation of an English page. */
export function translationPath(original: string, folder: Folder): string {
  const [plugin, rest] = original.startsWith('docs/')
    ? ['docs/current', original.slice('docs/'.length)]
    : original.startsWith('blog/')
      ? ['blog', original.slice('blog/'.length)]
      : ['pages', original.slice('src/pages/'.length)];
  return `i18n/${folder}/docusaurus-plugin-content-${plugin}/${rest}`;
}

/**
 * The English page that a path below `i18n/` translates, with its language; undefined if the path is not a translation.
 */
export function originalPath(path: string): {original: string; folder: Folder} | undefined {
  const match = TRANSLATION.exec(path);
  return match ? {folder: match[1] as Folder, original: `${ENGLISH_ROOT[match[2]!]}/${match[3]}`} : undefined;
}
