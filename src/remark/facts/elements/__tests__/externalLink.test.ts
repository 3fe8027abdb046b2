import {describe, expect, it} from 'vitest';
import {externalFact} from '../../../../facts/externalFacts';
import {htmlOf} from './compiled';

const html = async (element: string): Promise<string> =>
  (await htmlOf(`See ${element}.`)).slice('<p>See '.length, -'.</p>'.length);

describe('<ExternalLink>', () => {
  it('links a proper name, or the words of the page, to the address in the facts', async () => {
    const {url} = externalFact('meson');
    expect(await html('<ExternalLink of="meson" />')).toBe(`<a href="${url}">Meson</a>`);
    expect(await html('<ExternalLink of="meson">su página</ExternalLink>')).toBe(`<a href="${url}">su página</a>`);
  });

  it('marks the title of an English work in a translation, but neither a name nor the words of the page', async () => {
    const {name, url} = externalFact('articleEspace');
    const inSpanish = (element: string) => htmlOf(`${element}.`, 'es');
    expect(await inSpanish('<ExternalLink of="articleEspace" />')).toBe(
      `<p><a href="${url}" lang="en">${name}</a>.</p>`,
    );
    expect(await html('<ExternalLink of="articleEspace" />')).not.toContain('lang');
    expect(await inSpanish('<ExternalLink of="meson" />')).not.toContain('lang');
    expect(await inSpanish('<ExternalLink of="articleEspace">su relato</ExternalLink>')).not.toContain('lang');
  });

  it('needs words where the facts only describe the record, because the description is English', async () => {
    await expect(html('<ExternalLink of="fakeSupport" />')).rejects.toThrow('needs a text in the language of its page');
    expect(await html('<ExternalLink of="fakeSupport">este informe</ExternalLink>')).toContain('>este informe<');
  });

  it('stops the build for an unknown record, and without one', async () => {
    await expect(html('<ExternalLink of="nope" />')).rejects.toThrow('There is no record "nope"');
    await expect(html('<ExternalLink />')).rejects.toThrow('needs "of" as text: <ExternalLink of="meson" />.');
  });
});
