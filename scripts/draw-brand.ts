/**
 * Draws the portal's mark and everything made of it, from one description. Run it after you change the shape or a
 * colour, and commit what it writes to `static/img/`:
 *
 *   npx tsx scripts/draw-brand.ts
 *
 * The mark is the Tree-Graph in its smallest form: two blocks and the one that refers to both. The square on its corner
 * is Core Space, the circle is eSpace, and the third is the ledger that they share. sharp renders the raster images,
 * and a browser takes the picture of the card, with its text in the portal's typeface.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {icoOf} from './brand/ico';
import {mark, INKS_DARK, INKS_LIGHT, svg, type Inks} from './brand/mark';
import {socialCard} from './brand/socialCard';
import {browserLaunchOptions} from './lib/browserOptions';

const out = path.resolve('static/img');
const write = (name: string, content: string | Buffer) => fs.writeFile(path.join(out, name), content);

/** The mark on an opaque background, for systems that show icons on a background colour that they choose. */
function tile(size: number, inks: Inks, ground: string, padding: number): Buffer {
  const scale = (32 + 2 * padding) / 32;
  const offset = -padding;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${offset} ${offset} ${32 * scale} ${32 * scale}">` +
      `<rect x="${offset}" y="${offset}" width="100%" height="100%" fill="${ground}"/>${mark(inks)}</svg>`,
  );
}

async function main(): Promise<void> {
  await write('logo.svg', svg(mark(INKS_LIGHT)));
  await write('logo-dark.svg', svg(mark(INKS_DARK)));
  const follow = (from: Inks, prefix: string) =>
    `${prefix}.c{--i:${from.core}}.e{--i:${from.espace}}.l{--i:${from.ledger}}`;
  const classes: Inks = {core: 'var(--i)', espace: 'var(--i)', ledger: 'var(--i)'};
  await write(
    'favicon.svg',
    svg(
      `<style>${follow(INKS_LIGHT, '')}@media(prefers-color-scheme:dark){${follow(INKS_DARK, '')}}</style>${mark(classes)}`,
    ),
  );
  await write(
    'apple-touch-icon.png',
    await sharp(tile(180, INKS_LIGHT, '#fcfbf8', 7))
      .png({palette: true})
      .toBuffer(),
  );
  const sizes = await Promise.all(
    [16, 32, 48].map(async (size) => ({
      size,
      png: await sharp(Buffer.from(svg(mark(INKS_LIGHT))))
        .resize(size, size)
        .png()
        .toBuffer(),
    })),
  );
  await write('../favicon.ico', icoOf(sizes));

  const browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  const font = await fs.readFile('src/css/fonts/figtree-latin-400-700.woff2', 'base64');
  await page.setContent(socialCard(font));
  await page.evaluate(() => document.fonts.ready);
  await write(
    'social-card.png',
    await sharp(await page.screenshot())
      .png({palette: true, quality: 90})
      .toBuffer(),
  );
  await browser.close();
}

void main();
