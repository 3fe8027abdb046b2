import {expect, it} from 'vitest';
import {forgiveTranslators} from '../engine/forgiveTranslators';
import type {Finding} from '../types';

const finding = (rule: string, file: string): Finding => ({rule, file, line: 1, message: 'wrong', fix: 'Fix it.'});

it('a change owes translators a notice: for pages that are behind, and for what is compared with them', () => {
  const severities = forgiveTranslators([
    finding('translation-state', 'i18n/zh/a.mdx'),
    finding('translation-integrity', 'i18n/zh/a.mdx'),
    finding('translation-integrity', 'i18n/es/a.mdx'),
    finding('links', 'i18n/zh/a.mdx'),
  ]).map(({severity}) => severity);
  expect(severities).toEqual(['notice', 'notice', undefined, undefined]);
});
