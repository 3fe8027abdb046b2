import type {Page} from '@playwright/test';
import {readShared, writeShared} from './sharedAxeSignatures';

/**
 * Signatures of a page: hashes of the properties of its elements and texts that rules of axe read. Elements with the
 * same signature get the same verdict from every rule that judges an element by itself, its ancestors and its content.
 * `GLOBAL_RULES` compare elements.
 */
export interface Signatures {
  /** Of elements: tag, attributes, ancestors, content, whether it has a name and whether its references exist. */
  elements: number[];
  /** Of texts, by color mode: color, background, size and weight, and for links the text around them. */
  texts: Record<'light' | 'dark', number[]>;
}

/** Signatures in which axe found no violation in this run, as far as this process has read them. */
const passed = new Map<string, Set<number>>();

function add(family: string, signatures: readonly number[]): void {
  const known = passed.get(family) ?? new Set();
  for (const signature of signatures) known.add(signature);
  passed.set(family, known);
}

const isUnchecked =
  (family: string) =>
  (signature: number): boolean =>
    !passed.get(family)?.has(signature);

/**
 * The signatures that have not passed yet, neither in this process nor in another one of the run.
 * @param family `elements`, `outline` or a color mode
 */
export function unchecked(family: string, signatures: readonly number[]): number[] {
  if (signatures.some(isUnchecked(family))) for (const shared of readShared()) add(shared.family, shared.signatures);
  return signatures.filter(isUnchecked(family));
}

/** Whether every signature has passed before. */
export const havePassed = (family: string, signatures: readonly number[]): boolean =>
  unchecked(family, signatures).length === 0;

/** Stores signatures in which axe found no violation, also for the other processes of the run. */
export function storePassed(family: string, signatures: readonly number[]): void {
  const added = signatures.filter(isUnchecked(family));
  add(family, added);
  if (added.length > 0) writeShared({family, signatures: added});
}

/** Deletes the signatures of a family in this process. */
export const deletePassed = (family: string): boolean => passed.delete(family);

/**
 * Computes the signatures of a page. In the page, `axeSignatures` then maps each signature to one element that has it,
 * by family, for `axeFindings`.
 */
export function signaturesOf(page: Page): Promise<Signatures> {
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
    while (walker.nextNode())
      if (walker.currentNode.nodeValue?.trim() && walker.currentNode.parentElement)
        withText.add(walker.currentNode.parentElement);
    const hasText = (element: Element): boolean => withText.has(element);
    /** Elements that contain text at any depth. */
    const withInner = new Set<Element>();
    for (const element of withText)
      for (let above: Element | null = element; above && !withInner.has(above); above = above.parentElement)
        withInner.add(above);
    /**
     * The part of an attribute that rules read: keywords as they are, texts as empty or filled, references as good or
     * dead.
     */
    const valueOf = (name: string, value: string): string | undefined => {
      if (
        /^(?:id|class|data-.*|width|height|colspan|rowspan|start|d|viewBox|points?|[xyr][12]?|[cr][xy]|transform|datetime|content|target|rel|download)$/.test(
          name,
        )
      )
        return undefined;
      if (
        /^(?:for|list|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage))$/.test(name)
      )
        return value.split(/\s+/).every((id) => document.getElementById(id)) ? 'good' : 'dead';
      if (name === 'href') return value === '' ? 'empty' : value.startsWith('#') ? 'fragment' : 'address';
      if (name === 'style') return /display|visibility|opacity/.test(value) ? value : 'style';
      if (/^(?:src|srcset|alt|title|aria-label|aria-roledescription|placeholder|value|label|summary)$/.test(name))
        return value.trim() === '' ? 'empty' : 'filled';
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
      // Rules don't read classes, but they skip elements that classes hide.
      const seen = element.checkVisibility({checkVisibilityCSS: true}) ? '' : 'hidden';
      selves.set(
        element,
        `${element.tagName} ${attributes.join(' ')} ${labels} ${seen} ${hasText(element) ? 'text' : withInner.has(element) ? 'inner' : ''}`,
      );
    }
    const places = new Map<Element, number>();
    const placeOf = (element: Element | null): number => {
      // The classes of the root contain the name of the page.
      if (!element || element === document.body) return 0;
      const known = places.get(element) ?? hash(`${placeOf(element.parentElement)} ${selves.get(element)}`);
      places.set(element, known);
      return known;
    };
    const TARGETS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=option], [tabindex]';
    const targets = [...document.querySelectorAll(TARGETS)]
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 0 && box.height > 0);
    /** Targets smaller than 24 px with another target within 24 px of their center: axe allows it for some elements. */
    const crowded = new Set(
      targets
        .filter(
          ({element, box}) =>
            (box.width < 24 || box.height < 24) &&
            targets.some((other) => {
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
              const gap = Math.hypot(
                Math.max(other.box.x - x, 0, x - other.box.right),
                Math.max(other.box.y - y, 0, y - other.box.bottom),
              );
              return other.element !== element && gap < 24;
            }),
        )
        .map(({element}) => element),
    );
    /** The part of the layout that rules read: whether the element scrolls, and whether another target is too near. */
    const layoutOf = (element: Element): string => {
      const isLonger = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      const scrolls = isLonger && /auto|scroll/.test(getComputedStyle(element).overflow);
      return `${scrolls ? `scrolls${element.querySelector(TARGETS) ? ' to a target' : ''}` : ''}${crowded.has(element) ? `crowded ${getComputedStyle(element).display}` : ''}`;
    };
    /** The children of an element whose name or role depends on its content. */
    const contentOf = (element: Element): string =>
      /^(?:DIV|SPAN|P|SECTION|ARTICLE|MAIN|HEADER|FOOTER|NAV|ASIDE|PRE|CODE|LI|TD|DD|DETAILS|FIGURE|BLOCKQUOTE)$/.test(
        element.tagName,
      ) && !element.role
        ? ''
        : [...new Set([...element.children].map((child) => selves.get(child)))].sort().join('<');
    const elements = new Map<number, Element>();
    for (const element of document.body.querySelectorAll('*'))
      elements.set(hash(`${placeOf(element)} ${contentOf(element)} ${layoutOf(element)}`), element);

    const textSignatures = (): Map<number, Element> => {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
        const isOpaque =
          /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && !/absolute|fixed|sticky/.test(position);
        // An opaque background hides what is behind it, but the opacity of its ancestors still applies.
        const ground = isOpaque
          ? `${backgroundColor} ${fade(element)}`
          : `${backgroundColor} ${backgroundImage} ${opacity} ${position} < ${groundOf(element.parentElement)}`;
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
      const signatures = new Map<number, Element>();
      const tokens = new Set<string>();
      for (const element of document.body.querySelectorAll('*')) {
        if (!/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) && !hasText(element)) continue;
        // Most texts are tokens of code. Tokens with the same classes look the same in blocks with the same background.
        if (element.classList.contains('token')) {
          const token = `${element.className} ${element.getAttribute('style')} ${element.parentElement?.className} ${groundOf(element.closest('pre'))}`;
          if (tokens.has(token)) continue;
          tokens.add(token);
        }
        const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(element);
        const link = element.closest('a');
        const around = link?.parentElement
          ? `${getComputedStyle(link.parentElement).color} ${getComputedStyle(link).textDecorationLine}`
          : '';
        signatures.set(
          hash([color, fontSize, fontWeight, textShadow, textDecorationLine, around, groundOf(element)].join('|')),
          element,
        );
      }
      return signatures;
    };
    const root = document.documentElement;
    const before = root.getAttribute('data-theme');
    const inMode = (mode: string): Map<number, Element> => {
      root.setAttribute('data-theme', mode);
      return textSignatures();
    };
    const axeSignatures = {elements, light: inMode('light'), dark: inMode('dark')};
    if (before) root.setAttribute('data-theme', before);
    Object.assign(window, {axeSignatures});
    return {
      elements: [...elements.keys()],
      texts: {light: [...axeSignatures.light.keys()], dark: [...axeSignatures.dark.keys()]},
    };
  });
}
