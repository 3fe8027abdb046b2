import type {Page} from '@playwright/test';
import {readShared, writeShared} from './sharedKinds';

/** What a page consists of, as far as the verdicts of axe go. */
export interface Kinds {
  /** Elements: what each is, where it stands, what it holds, whether it has a name and its references lead somewhere. */
  elements: number[];
  /** Texts, by colour mode: colour, ground, size and weight, and for links the text around. */
  texts: Record<'light' | 'dark', number[]>;
}

/** What axe has found clean in this run, as far as this process knows. */
const clean = new Map<string, Set<number>>();

function add(family: string, kinds: readonly number[]): void {
  const known = clean.get(family) ?? new Set();
  for (const kind of kinds) known.add(kind);
  clean.set(family, known);
}

const isNew = (family: string) => (kind: number): boolean => !clean.get(family)?.has(kind);

/** The kinds that have not been found clean before, by this process or another one of the run. @param family `elements`, `outline` or a colour mode */
export function unknown(family: string, kinds: readonly number[]): number[] {
  if (kinds.some(isNew(family))) for (const shared of readShared()) add(shared.family, shared.kinds);
  return kinds.filter(isNew(family));
}

/** Whether every kind has been found clean before. */
export const areKnown = (family: string, kinds: readonly number[]): boolean => unknown(family, kinds).length === 0;

/** Remembers kinds that axe found clean. */
export function remember(family: string, kinds: readonly number[]): void {
  const fresh = kinds.filter(isNew(family));
  add(family, fresh);
  if (fresh.length > 0) writeShared({family, kinds: fresh});
}

/** Forgets a family. */
export const forget = (family: string): boolean => clean.delete(family);

/**
 * The kinds of elements and of text in a page, as hashes. Two pages of the same kinds get the same verdict from every rule
 * that judges an element by itself, its place and its content; rules that compare elements are `GLOBAL_RULES`. In the page,
 * `kinds` holds one element of each kind, by family, for `axeFindings`.
 */
export function kindsOf(page: Page): Promise<Kinds> {
  return page.evaluate(() => {
    const hash = (text: string): number => {
      let [a, b] = [0xdeadbeef, 0x41c6ce57];
      for (let i = 0; i < text.length; i += 1) {
        a = Math.imul(a ^ text.charCodeAt(i), 2654435761);
        b = Math.imul(b ^ text.charCodeAt(i), 1597334677);
      }
      return 4294967296 * (2097151 & b) + (a >>> 0);
    };
    const withText = new Set<Element>();
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim() && walker.currentNode.parentElement) withText.add(walker.currentNode.parentElement);
    const hasText = (element: Element): boolean => withText.has(element);
    /** Elements that hold text at any depth. */
    const withInner = new Set<Element>();
    for (const element of withText) for (let above: Element | null = element; above && !withInner.has(above); above = above.parentElement) withInner.add(above);
    /** Of an attribute, what a rule may ask: a word of the language as it is, a text as empty or not, a reference as good or dead. */
    const valueOf = (name: string, value: string): string | undefined => {
      if (/^(?:id|class|data-.*|width|height|colspan|rowspan|start|d|viewBox|points?|[xyr][12]?|[cr][xy]|transform|datetime|content|target|rel|download)$/.test(name)) return undefined;
      if (/^(?:for|list|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage))$/.test(name)) return value.split(/\s+/).every((id) => document.getElementById(id)) ? 'good' : 'dead';
      if (name === 'href') return value === '' ? 'empty' : value.startsWith('#') ? 'fragment' : 'address';
      if (name === 'style') return /display|visibility|opacity/.test(value) ? value : 'style';
      if (/^(?:src|srcset|alt|title|aria-label|aria-roledescription|placeholder|value|label|summary)$/.test(name)) return value.trim() === '' ? 'empty' : 'filled';
      return value;
    };
    const selves = new Map<Element, string>();
    for (const element of document.querySelectorAll('*')) {
      const attributes: string[] = [];
      for (const {name, value} of element.attributes) {
        const asked = valueOf(name, value);
        if (asked !== undefined) attributes.push(`${name}=${asked}`);
      }
      attributes.sort();
      const labels = (element as HTMLInputElement).labels?.length ?? '';
      // No rule reads classes; what they hide, it does not see.
      const seen = element.checkVisibility({checkVisibilityCSS: true}) ? '' : 'hidden';
      selves.set(element, `${element.tagName} ${attributes.join(' ')} ${labels} ${seen} ${hasText(element) ? 'text' : withInner.has(element) ? 'inner' : ''}`);
    }
    const places = new Map<Element, number>();
    const placeOf = (element: Element | null): number => {
      // The root's classes name the page itself.
      if (!element || element === document.body) return 0;
      const known = places.get(element) ?? hash(`${placeOf(element.parentElement)} ${selves.get(element)}`);
      places.set(element, known);
      return known;
    };
    const TARGETS = 'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=option], [tabindex]';
    const targets = [...document.querySelectorAll(TARGETS)].map((element) => ({element, box: element.getBoundingClientRect()})).filter(({box}) => box.width > 0 && box.height > 0);
    /** Targets below 24 px that have another one within 24 px of their middle: whether that is allowed depends on what they are. */
    const crowded = new Set(
      targets
        .filter(({element, box}) => (box.width < 24 || box.height < 24) && targets.some((other) => {
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const gap = Math.hypot(Math.max(other.box.x - x, 0, x - other.box.right), Math.max(other.box.y - y, 0, y - other.box.bottom));
          return other.element !== element && gap < 24;
        }))
        .map(({element}) => element),
    );
    /** What a rule asks of an element's boxes: whether it scrolls, and whether it is a target in a crowd. */
    const layoutOf = (element: Element): string => {
      const isLonger = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      const scrolls = isLonger && /auto|scroll/.test(getComputedStyle(element).overflow);
      return `${scrolls ? `scrolls${element.querySelector(TARGETS) ? ' to a target' : ''}` : ''}${crowded.has(element) ? `crowded ${getComputedStyle(element).display}` : ''}`;
    };
    /** Of elements whose name or role comes from what they hold, what that is. */
    const contentOf = (element: Element): string => /^(?:DIV|SPAN|P|SECTION|ARTICLE|MAIN|HEADER|FOOTER|NAV|ASIDE|PRE|CODE|LI|TD|DD|DETAILS|FIGURE|BLOCKQUOTE)$/.test(element.tagName) && !element.role ? '' : [...new Set([...element.children].map((child) => selves.get(child)))].sort().join('<');
    const elements = new Map<number, Element>();
    for (const element of document.body.querySelectorAll('*')) elements.set(hash(`${placeOf(element)} ${contentOf(element)} ${layoutOf(element)}`), element);

    const textKinds = (): Map<number, Element> => {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
        const isOpaque = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && !/absolute|fixed|sticky/.test(position);
        // An opaque ground hides what lies behind it, but not the opacity of what it stands in.
        const ground = isOpaque ? `${backgroundColor} ${fade(element)}` : `${backgroundColor} ${backgroundImage} ${opacity} ${position} < ${groundOf(element.parentElement)}`;
        grounds.set(element, ground);
        return ground;
      };
      const fades = new Map<Element, number>();
      const fade = (element: Element | null): number => {
        if (!element) return 1;
        const known = fades.get(element) ?? Number(getComputedStyle(element).opacity) * fade(element.parentElement);
        fades.set(element, known);
        return known;
      };
      const kinds = new Map<number, Element>();
      const tokens = new Set<string>();
      for (const element of document.body.querySelectorAll('*')) {
        if (!/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) && !hasText(element)) continue;
        // Most texts are tokens of code, and those of one class look alike in blocks of one look.
        if (element.classList.contains('token')) {
          const token = `${element.className} ${element.getAttribute('style')} ${element.parentElement?.className} ${groundOf(element.closest('pre'))}`;
          if (tokens.has(token)) continue;
          tokens.add(token);
        }
        const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(element);
        const link = element.closest('a');
        const around = link?.parentElement ? `${getComputedStyle(link.parentElement).color} ${getComputedStyle(link).textDecorationLine}` : '';
        kinds.set(hash([color, fontSize, fontWeight, textShadow, textDecorationLine, around, groundOf(element)].join('|')), element);
      }
      return kinds;
    };
    const root = document.documentElement;
    const before = root.getAttribute('data-theme');
    const inMode = (mode: string): Map<number, Element> => {
      root.setAttribute('data-theme', mode);
      return textKinds();
    };
    const kinds = {elements, light: inMode('light'), dark: inMode('dark')};
    if (before) root.setAttribute('data-theme', before);
    Object.assign(window, {kinds});
    return {elements: [...elements.keys()], texts: {light: [...kinds.light.keys()], dark: [...kinds.dark.keys()]}};
  });
}
