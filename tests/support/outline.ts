import type {Page} from '@playwright/test';

/**
 * The properties that axe rules about a whole document (`GLOBAL_RULES`) depend on, as hashes: its head, the order of
 * its headings, its landmarks and their names, its tables, lists and pictures in links, referenced ids, languages,
 * keys. Two documents with the same outline get the same verdict from these rules.
 */
export function outlineOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const hash = (text: string): number => {
      let [a, b] = [0xdeadbeef, 0x41c6ce57];
      for (let i = 0; i < text.length; i += 1) {
        a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
        b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
      }
      return 4294967296 * (2097151 & b) + (a >>> 0);
    };
    const all = <T extends Element = HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
    const seen = (element: Element): boolean =>
      element.checkVisibility({checkVisibilityCSS: true}) && !element.closest('[aria-hidden=true]');
    const repeats = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;
    const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';
    const nameOf = (element: Element): string =>
      (
        element.getAttribute('aria-labelledby')?.split(/\s+/).map(textOf).join(' ') ??
        element.getAttribute('aria-label') ??
        element.getAttribute('title') ??
        ''
      )
        .trim()
        .toLowerCase();

    const {documentElement: root, title} = document;
    const head = `${title.trim() !== ''} ${root.lang} ${root.getAttribute('xml:lang')} ${document.querySelector('meta[name=viewport]')?.getAttribute('content')}`;

    const levels = all('h1, h2, h3, h4, h5, h6, [role=heading]')
      .filter(seen)
      .map((element) => element.ariaLevel ?? element.tagName.slice(1));
    const headings = [
      ...levels.map((level, index) => `${levels[index - 1] ?? 'start'} then ${level}`),
      `h1: ${levels.filter((level) => level === '1').length}`,
    ];

    const LANDMARKS =
      'header, nav, main, aside, footer, form, section, search, [role=banner], [role=navigation], [role=main], [role=complementary], [role=contentinfo], [role=region], [role=form], [role=search]';
    const places = all(LANDMARKS).filter(seen);
    const names = places.map((element) => `${element.role ?? ''} ${element.tagName} ${nameOf(element)}`);
    const landmarks = places.map((element, index) => {
      const above: string[] = [];
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (parent.matches(`${LANDMARKS}, article`)) above.push(`${parent.tagName} ${parent.role ?? ''}`);
      const isNamed = nameOf(element) !== '';
      return `${element.tagName} ${element.role ?? ''} ${isNamed} ${names.filter((name) => name === names[index]).length} in ${above.join(' in ')}`;
    });
    const landmark = [...new Set(landmarks)].sort().join('\n');

    const tables = all<HTMLTableElement>('table').map((table) => {
      const rows = [...table.rows].map((row) =>
        [...row.cells]
          .map(
            (cell) =>
              `${cell.tagName} ${cell.scope} ${cell.role ?? ''} ${cell.colSpan} ${cell.rowSpan} ${cell.headers && cell.headers.split(' ').every((id) => table.querySelector(`#${CSS.escape(id)}`))} ${cell.textContent?.trim() ? '' : 'empty'}`,
          )
          .join(','),
      );
      return `${table.role ?? ''} ${table.summary !== '' && table.summary === table.caption?.textContent} ${[...new Set(rows)].join(';')}`;
    });

    const lists = all('dl').map((list) =>
      [...list.children]
        .map(
          ({tagName, role, children}) =>
            `${tagName} ${role ?? ''} ${tagName === 'DIV' ? [...children].map((child) => child.tagName).join() : ''}`,
        )
        .filter((child, index, children) => child !== children[index - 1])
        .join('>'),
    );
    const pictures = all<HTMLImageElement>('a img, button img, [role=link] img, [role=button] img').map(
      ({alt, parentElement}) =>
        `picture ${alt.trim() !== '' && (parentElement?.closest('a, button, [role]')?.textContent ?? '').trim().toLowerCase() === alt.trim().toLowerCase()}`,
    );
    const referred = all(
      '[for], [aria-labelledby], [aria-describedby], [aria-controls], [aria-owns], [aria-details], [aria-activedescendant], [aria-errormessage]',
    ).flatMap((element) =>
      [
        'for',
        'aria-labelledby',
        'aria-describedby',
        'aria-controls',
        'aria-owns',
        'aria-details',
        'aria-activedescendant',
        'aria-errormessage',
      ].flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
    );
    const ids = all('[id]').map(({id}) => id);
    const ofTwo = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
    const references = `referred twice: ${referred.some((id) => ofTwo.has(id))}`;
    const languages = [...new Set(all('[lang]').map(({lang}) => lang))].map((lang) => `lang ${lang}`);
    const keys = all('[accesskey]').map(({accessKey}) => accessKey);
    const frames = all<HTMLIFrameElement>('iframe, frame').map((frame) => frame.title);
    const first = document.querySelector('a[href]')?.getAttribute('href') ?? '';
    const skip = `skip ${first.startsWith('#') && document.getElementById(first.slice(1)) !== null}`;
    return [
      ...new Set(
        [
          head,
          ...headings,
          landmark,
          ...tables,
          ...lists,
          ...pictures,
          references,
          ...languages,
          `keys ${repeats(keys)}`,
          `frames ${repeats(frames)}`,
          skip,
        ].map(hash),
      ),
    ];
  });
}
