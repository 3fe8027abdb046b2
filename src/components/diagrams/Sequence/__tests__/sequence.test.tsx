import fs from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {htmlOf} from '@site/src/remark/facts/elements/__tests__/compiled';
import Sequence from '..';

const actors = [
  {id: 'a', name: 'Buyer', detail: 'has `CFX`'},
  {id: 'b', name: '`Safe`', tone: 'espace'},
] as const;
const steps = [
  {from: 'a', to: 'b', label: 'asks', note: '`GET /`'},
  {from: 'b', to: 'b', label: 'computes'},
  {from: 'b', to: 'a', label: 'answers with `x`', reply: true},
];

describe('a sequence', () => {
  const html = renderToStaticMarkup(<Sequence title="T" description="D" actors={actors} steps={steps} />);

  it('has a name and a description for readers who do not see it', () => {
    expect(html).toMatch(/<title[^>]*>T<\/title><desc[^>]*>D<\/desc>/);
  });

  it('draws actors and steps in order, for a wide and for a narrow column, with code as code', () => {
    const drawings = html.split('</svg>').slice(0, 2);
    for (const drawing of drawings) {
      const words = drawing
        .replace(/^.*<\/desc>/s, '')
        .replace(/<\/?code>/g, '`')
        .replace(/<[^>]*>/g, ' ');
      expect(words.replace(/\s+/g, ' ').trim()).toBe(
        'Buyer has `CFX` `Safe` 1. asks `GET /` 2. computes 3. answers with `x`',
      );
    }
  });

  it('draws a response dotted, and a step of one actor without an arrow', () => {
    const [wide] = html.split('</svg>');
    expect(wide!.match(/stroke-dasharray/g)).toHaveLength(1);
    // An arrow has a line and a head.
    expect(wide!.match(/<path/g)).toHaveLength(4);
  });
});

describe('the sequences in src/sequences', () => {
  const names = fs.readdirSync('src/sequences').map((file) => file.replace('.yaml', ''));

  it.each(names)('%s is drawn in each language', async (name) => {
    for (const locale of ['en', 'zh', 'es']) {
      const html = await htmlOf(`<Sequence of="${name}" />`, locale, {Sequence});
      const [wide] = html.split('</svg>');
      const drawn = [...wide!.matchAll(/>(\d+)\. /g)].map(([, number]) => Number(number));
      expect(drawn.length).toBeGreaterThan(3);
      expect(drawn).toEqual(drawn.map((_, index) => index + 1));
      expect(html).not.toMatch(/undefined|\[object|\{\{/);
    }
  });
});
