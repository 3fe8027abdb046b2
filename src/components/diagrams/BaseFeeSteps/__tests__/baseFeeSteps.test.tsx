import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import BaseFeeSteps from '..';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it('shows the largest step, down for an empty block and up for a full one', () => {
  const text = renderToStaticMarkup(<BaseFeeSteps step="7,5 %" />).replace(/<[^>]*>/g, '|');
  expect(text.indexOf('empty')).toBeLessThan(text.indexOf('−7,5 %'));
  expect(text.lastIndexOf('full')).toBeLessThan(text.lastIndexOf('+7,5 %'));
  expect(text).not.toContain('undefined');
});
