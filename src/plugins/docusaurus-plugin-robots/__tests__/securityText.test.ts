import {expect, it} from 'vitest';
import {securityText} from '../securityText';

it('says where to report, in which languages, and expires within a year', () => {
  const now = new Date('2026-11-29T00:00:00Z');
  const lines = securityText('https://a.example/report', 'https://a.example/policy', ['en', 'es'], now).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Contact: https://a.example/report',
    'Policy: https://a.example/policy',
    'Preferred-Languages: en, es',
  ]);
  const expires = new Date(lines[3]!.replace('Expires: ', ''));
  expect(expires.getTime()).toBeGreaterThan(now.getTime());
  expect(expires.getTime() - now.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});
