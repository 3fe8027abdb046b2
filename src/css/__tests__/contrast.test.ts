import {describe, expect, it} from 'vitest';
import {prismTheme} from '../../config/prism';
import {contrast, readTokens, type Mode} from './tokens';

/** WCAG 2.2 AA: for text, and for meaningful parts that aren't text. */
const TEXT = 4.5;
const PART = 3;

const grounds = ['paper', 'raised', 'sunk', 'code-paper'];
const washes = ['core-wash', 'espace-wash', 'success-wash', 'info-wash', 'warning-wash', 'danger-wash'];

/** Every [text, background] pair that the style sheets combine. */
const textPairs: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'core', 'espace', 'success', 'info', 'warning', 'danger'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as [string, string]),
  ),
  ...['ink', 'ink-soft'].flatMap((text) => washes.map((wash) => [text, wash] as [string, string])),
  ...['core', 'espace', 'success', 'info', 'warning', 'danger'].map(
    (state) => [state, `${state}-wash`] as [string, string],
  ),
  ['on-ink', 'ink'],
  ['on-ink', 'core'],
  ['on-ink', 'espace'],
  ['ink', 'mark'],
  ['code-ink', 'code-paper'],
  ['code-ink', 'code-line'],
];

const partPairs: [string, string][] = [
  ...['focus', 'line-strong'].flatMap((part) =>
    [...grounds, ...washes].map((ground) => [part, ground] as [string, string]),
  ),
];

describe.each<Mode>(['light', 'dark'])('contrast, %s mode', (mode) => {
  const tokens = readTokens(mode, ['tokens.css', 'token-colors.css']);
  const colour = (name: string): string => {
    const value = tokens.get(name);
    if (!value) throw new Error(`tokens.css has no --cx-${name}`);
    return value;
  };

  it.each(textPairs)('%s on %s is readable text', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(partPairs)('%s on %s can be told apart', (part, ground) => {
    expect(contrast(colour(part), colour(ground))).toBeGreaterThanOrEqual(PART);
  });

  const codeColours = [...tokens.keys()].filter((name) => name.startsWith('token-'));

  it.each(codeColours)('%s is readable on code, plain and highlighted, and on cards', (name) => {
    for (const ground of ['code-paper', 'code-line', 'raised']) {
      expect(contrast(colour(name), colour(ground)), `on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('gives a colour to every variable that the code theme uses', () => {
    const used = JSON.stringify(prismTheme).match(/--cx-[\w-]+/g) ?? [];
    expect(used.length).toBeGreaterThan(8);
    for (const name of used) expect(colour(name.slice('--cx-'.length))).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('contrast formula', () => {
  it('agrees with the ends of the scale and with a published value', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
