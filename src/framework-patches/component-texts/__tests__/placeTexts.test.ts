import {describe, expect, it} from 'vitest';
import {placeTexts} from '../placeTexts';

const texts = {
  'a.title': 'Título',
  'a.quoted': 'Dice "sí" y no\'s',
  'a.count': '{count} páginas|{count} página',
  'a.link': 'Vea {link}',
};
const place = (source: string, path = 'a.tsx'): string => placeTexts(source, path, texts);

describe('placeTexts', () => {
  it.each([
    [
      "translate({id: 'a.title', message: 'It\\'s a title', description: 'What'})",
      `translate({id: 'a.title', message: "Título", description: 'What'})`,
    ],
    [
      'translate({\n  message: `Says`,\n  id: "a.quoted",\n})',
      `translate({\n  message: ${JSON.stringify(texts['a.quoted'])},\n  id: "a.quoted",\n})`,
    ],
    [
      "translate({id: 'a.count', message: 'one ' + 'or more'}, {count})",
      `translate({id: 'a.count', message: ${JSON.stringify(texts['a.count'])}}, {count})`,
    ],
    [
      "translate({id: 'a.link', message: '{link}'}, {link: translate({id: 'a.title', message: 'T'})})",
      `translate({id: 'a.link', message: "Vea {link}"}, {link: translate({id: 'a.title', message: "Título"})})`,
    ],
    [
      '<Translate id="a.title" description="What">Title</Translate>',
      '<Translate id="a.title" description="What">{"Título"}</Translate>',
    ],
    [
      "<Translate id={'a.link'} values={{link: <Translate id=\"a.title\">Title</Translate>}}>\n  {'See {link}'}\n</Translate>",
      '<Translate id={\'a.link\'} values={{link: <Translate id="a.title">{"Título"}</Translate>}}>{"Vea {link}"}</Translate>',
    ],
  ])('writes the translation into %s', (source, expected) => {
    expect(place(source)).toBe(expected);
  });

  it.each([
    ["translate({id: 'theme.title', message: 'Title'})"],
    ['<Translate id="theme.title">Title</Translate>'],
    ['<g transform="translate(1 2)" />'],
    ['context.translate(1, 2)'],
    ["declare({id: 'a.title', message: 'Translated'})"],
    ["// translate({id: 'a.title', message: 'Title'})"],
  ])('leaves %s', (source) => {
    expect(place(source)).toBe(source);
  });

  it('understands sources without markup', () => {
    expect(place("const title = <string>translate({id: 'a.title', message: 'Title'});", 'a.ts')).toContain('"Título"');
  });

  it.each([
    ["\ntranslate({id: `a.${name}`, message: 'Title'})"],
    ["\ntranslate({id, message: 'Title'})"],
    ["\ntranslate({id: 'a.title'})"],
    ['\ntranslate(title)'],
    ['\n<Translate id="a.title" />'],
    ['\n<Translate>Title</Translate>'],
  ])('reports the line of %s', (source) => {
    expect(() => place(source)).toThrow(/^a\.tsx:2: .*literal/);
  });
});
