import fs from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import type {ComponentType} from 'react';
import {describe, expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const FOLDER = path.resolve(__dirname, '../../../diagrams');
const flows = fs.readdirSync(FOLDER).filter((name) => {
  const file = path.join(FOLDER, name, 'index.tsx');
  return (
    fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes("from '@site/src/components/parts/SequenceDiagram'")
  );
});

/** The numbers of the steps that a sequence draws, and those that its description mentions. */
async function numbers(name: string) {
  const {default: Flow} = (await import(path.join(FOLDER, name, 'index.tsx'))) as {default: ComponentType};
  const [wide] = renderToStaticMarkup(<Flow />).split('</svg>');
  const [, desc, drawing] = /<desc[^>]*>(.*?)<\/desc>(.*)/s.exec(wide!)!;
  const said = [...desc!.matchAll(/((?:\d+(?:, | and )?)+):/g)].flatMap(([, list]) => list!.match(/\d+/g)!.map(Number));
  return {drawn: [...drawing!.matchAll(/>(\d+)\. /g)].map(([, number]) => Number(number)), said};
}

describe('sequences', () => {
  it('are found', () => {
    expect(flows).toEqual(expect.arrayContaining(['X402Flow', 'StratumFlow']));
  });

  it.each(flows)('%s describes each of its steps, in order, to readers who do not see it', async (name) => {
    const {drawn, said} = await numbers(name);
    expect(drawn.length).toBeGreaterThan(3);
    expect(said).toEqual(drawn);
  });
});
