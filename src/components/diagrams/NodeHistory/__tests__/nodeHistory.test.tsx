import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import NodeHistory from '..';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it('draws all kinds of data for each type but the light node, and ends each bar at the newest epoch', () => {
  const [wide] = renderToStaticMarkup(<NodeHistory />).split('</svg>');
  const bars = [...wide!.matchAll(/<rect[^>]* x="([\d.]+)"[^>]* width="([\d.]+)" height="26"/g)].map(
    ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
  );
  expect(bars.map(([, end]) => end)).toEqual(Array.from({length: 10}, () => 710));
  const [light, fullHeaders, fullBodies, fullStates] = bars.map(([start]) => start);
  expect(light).toBe(fullHeaders);
  expect(fullHeaders).toBeLessThan(fullBodies!);
  expect(fullBodies).toBeLessThan(fullStates!);
  expect(bars.slice(-3).map(([start]) => start)).toEqual([light, light, light]);
});
