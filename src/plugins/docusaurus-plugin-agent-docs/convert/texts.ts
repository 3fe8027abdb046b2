import type {LocaleFolder} from '../../../languages';

/** What the Markdown of a page says in place of its parts that are not text. */
interface Texts {
  /** An interactive part; the second text is a link to the page. */
  readonly interactive: (name: string) => readonly [before: string, link: string, after: string];
  /** A picture by its text alternative, whose parts are titles and sentences. */
  readonly figure: (alternative: readonly string[]) => string;
  /** Stand before the address of the page, and of the list of all pages. */
  readonly page: string;
  readonly all: string;
}

const sentences = (parts: readonly string[], stop: string, gap: string): string =>
  parts.map((part) => part.replace(/(?<![.!?。！？])$/u, stop)).join(gap);

export const TEXTS: Readonly<Record<LocaleFolder, Texts>> = {
  en: {
    interactive: (name) => [`Interactive part “${name}”: use it `, 'on the page', '.'],
    figure: (alternative) => `Figure: ${sentences(alternative, '.', ' ')}`,
    page: 'Page: ',
    all: ' · All pages: ',
  },
  zh: {
    interactive: (name) => [`交互部分“${name}”：请在`, '网页', '上使用。'],
    figure: (alternative) => `图：${sentences(alternative, '。', '')}`,
    page: '网页：',
    all: ' · 全部页面：',
  },
  es: {
    interactive: (name) => [`Parte interactiva «${name}»: está disponible `, 'en la página', '.'],
    figure: (alternative) => `Figura: ${sentences(alternative, '.', ' ')}`,
    page: 'Página: ',
    all: ' · Todas las páginas: ',
  },
};
