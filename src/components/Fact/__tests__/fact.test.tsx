import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {formatFact, protocolFact} from '@site/src/facts';
import Fact from '..';
import {proseNumber} from '../proseNumber';

// Files of tests share their modules: none of another file may stay here, nor these stay behind.
const {messages} = vi.hoisted(() => {
  vi.resetModules();
  return {messages: {} as Record<string, {message: string} | undefined>};
});
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});

// The framework's module exists in a build alone.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({id, message}: {id: string; message: string}, values: Record<string, string>) =>
    (messages[id]?.message ?? message).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

const read = async (locale: 'zh' | 'es') => Object.assign(messages, (await import(`@site/i18n/${locale}/code.json`)).default);

describe('§2.4 <Fact> writes fractions as the language does', () => {
  beforeEach(() => {
    for (const id of Object.keys(messages)) delete messages[id];
  });

  it('with a point in English and Chinese', async () => {
    const text = formatFact(protocolFact('epochInterval'));
    expect(text).toMatch(/^\d\.\d+\u00a0s$/);
    expect(renderToStaticMarkup(<Fact id="epochInterval" />)).toBe(`<span>${text}</span>`);
    await read('zh');
    expect(renderToStaticMarkup(<Fact id="epochInterval" />)).toBe(`<span>${text}</span>`);
  });

  it('with a comma in Spanish, as the prose beside it', async () => {
    await read('es');
    expect(renderToStaticMarkup(<Fact id="epochInterval" />)).toBe(`<span>${formatFact(protocolFact('epochInterval')).replace('.', ',')}</span>`);
    expect(proseNumber('\u22121\u202f234.5\u00a0%')).toBe('\u22121\u202f234,5\u00a0%');
  });

  it('and leaves versions, addresses and whole numbers alone', async () => {
    await read('es');
    for (const text of ['3.0.2', '127.0.0.1', '60\u202f000\u202f000', '10¹⁸\u00a0Drip', '1/16', 'Prague']) expect(proseNumber(text)).toBe(text);
  });
});
