import type {Page} from '@playwright/test';

/** What axe has found clean in this process, by colour mode. */
const clean = new Map<string, Set<string>>();

/**
 * The kinds of text in a page, each as one string: its colour, what lies behind it, its size and weight, and for a link the
 * text around it and its line. The verdict on contrast depends on nothing else.
 */
export function textKinds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
      const isOpaque = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none' && opacity === '1' && !/absolute|fixed|sticky/.test(position);
      const ground = isOpaque ? backgroundColor : `${backgroundColor} ${backgroundImage} ${opacity} ${position} < ${groundOf(element.parentElement)}`;
      grounds.set(element, ground);
      return ground;
    };
    const kinds = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const isInput = /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
      if (!isInput && ![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) continue;
      const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(element);
      const link = element.closest('a');
      const around = link?.parentElement ? `${getComputedStyle(link.parentElement).color} ${getComputedStyle(link).textDecorationLine}` : '';
      kinds.add([color, fontSize, fontWeight, textShadow, textDecorationLine, around, groundOf(element)].join('|'));
    }
    return [...kinds];
  });
}

/** Whether every kind of text of a page has been found clean before, in this mode. */
export const areKnown = (theme: string, kinds: readonly string[]): boolean => kinds.every((kind) => clean.get(theme)?.has(kind));

/** Remembers kinds of text that axe found clean. */
export function remember(theme: string, kinds: readonly string[]): void {
  clean.set(theme, new Set([...(clean.get(theme) ?? []), ...kinds]));
}
