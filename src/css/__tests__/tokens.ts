import fs from 'node:fs';
import path from 'node:path';

export type Mode = 'light' | 'dark';

/**
 * The colours that the token files define for one mode: dark starts with those of light and replaces some. Names
 * without `--cx-`.
 */
export function readTokens(mode: Mode, files: string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const file of files) {
    const css = fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const isRoot = selector.trim() === ':root';
      const isDark = selector.trim() === "html[data-theme='dark']";
      if (!isRoot && !(isDark && mode === 'dark')) continue;
      for (const [, name = '', value = ''] of body.matchAll(/--cx-([\w-]+):\s*([^;]+);/g))
        tokens.set(name, value.trim());
    }
  }
  return tokens;
}

/** Relative luminance of `#rrggbb` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  const [r = 0, g = 0, b = 0] = match.slice(1).map((pair) => {
    const channel = parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
