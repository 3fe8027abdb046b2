import {INKS_LIGHT, mark} from './mark';

/** One block of the chain behind the words: centre, size, ink. */
const block = (x: number, y: number, size: number, ink: string) =>
  `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size / 6}" fill="${ink}"/>`;
const hollow = (x: number, y: number) =>
  `<rect x="${x - 15}" y="${y - 15}" width="30" height="30" rx="6" fill="#fcfbf8" stroke="${INKS_LIGHT.ledger}" stroke-width="4"/>`;
const edge = (d: string, ink: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="4"/>`;
const dotted = (d: string) =>
  `<path d="${d}" fill="none" stroke="#8a8478" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 11"/>`;

/**
 * The picture that other sites show for a link to the portal, 1200 x 630, as an HTML page. `font` is the typeface in
 * base64.
 */
export function socialCard(font: string): string {
  const {core, espace, ledger} = INKS_LIGHT;
  const pivot = [80, 290, 500, 710, 920, 1130];
  const graph =
    pivot
      .slice(1)
      .map((x, i) => edge(`M${x} 520H${pivot[i]}`, ledger))
      .join('') +
    dotted('M290 520C240 520 240 430 185 430') +
    dotted('M500 520C450 520 450 600 395 600') +
    dotted('M710 520C660 520 660 430 605 430') +
    dotted('M920 520C870 520 870 600 815 600') +
    dotted('M1130 520C1080 520 1080 430 1025 430') +
    edge('M185 430C130 430 130 520 80 520', ledger) +
    edge('M395 600C340 600 340 520 290 520', ledger) +
    edge('M605 430C550 430 550 520 500 520', ledger) +
    edge('M815 600C760 600 760 520 710 520', ledger) +
    edge('M1025 430C970 430 970 520 920 520', ledger) +
    pivot.map((x) => block(x, 520, 44, ledger)).join('') +
    [
      [185, 430],
      [395, 600],
      [605, 430],
      [815, 600],
      [1025, 430],
    ]
      .map(([x = 0, y = 0]) => hollow(x, y))
      .join('');
  return `<!doctype html><style>
@font-face{font-family:F;src:url(data:font/woff2;base64,${font});font-weight:300 900}
body{margin:0;width:1200px;height:630px;background:#fcfbf8;color:${ledger};font-family:F}
svg{position:absolute;inset:0}
h1{position:absolute;left:80px;top:150px;margin:0;font-size:82px;line-height:1.08;letter-spacing:-.03em;font-weight:600}
p{position:absolute;left:164px;top:64px;margin:0;font-size:36px;font-weight:600;letter-spacing:-.015em}
p.spaces{left:auto;right:80px;font-size:30px;display:flex;align-items:center;gap:14px}
i{width:20px;height:20px}i.c{background:${core};transform:rotate(45deg) scale(.9)}i.e{background:${espace};border-radius:50%;margin-left:20px}
</style><svg viewBox="0 0 1200 630" width="1200" height="630">${graph}<g transform="translate(80 56) scale(2)">${mark(INKS_LIGHT)}</g></svg>
<p>Conflux Docs</p><h1>One ledger, two spaces<br>to build in</h1><p class="spaces"><i class="c"></i>Core Space <i class="e"></i>eSpace</p>`;
}
