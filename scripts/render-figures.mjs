/**
 * Draws `<name>.png` next to every `<name>.svg` in `docs/**` that has one, at the drawing's own size (at least 1,030 px
 * wide, the largest width that the image plugin serves). Run it after you edit such a drawing:
 * `node scripts/render-figures.mjs`.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const drawings = fs
  .readdirSync('docs', {recursive: true})
  .map((file) => path.join('docs', String(file)))
  .filter((file) => file.endsWith('.svg') && fs.existsSync(file.replace(/svg$/, 'png')));

for (const svg of drawings) {
  const png = svg.replace(/svg$/, 'png');
  const {width, height} = await sharp(svg, {density: 72}).png({compressionLevel: 9, palette: true}).toFile(png);
  console.log(`${png}: ${width} x ${height}`);
}
