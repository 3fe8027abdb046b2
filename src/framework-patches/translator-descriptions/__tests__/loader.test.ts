import fs from 'node:fs';
import {expect, it} from 'vitest';
import {checkDescriptions} from '..';
import stripDescriptions from '../loader';

it.each([
  ["translate({id: 'a', message: 'It\\'s', description: 'What'})", "translate({id: 'a', message: 'It\\'s'})"],
  ['<Translate\n  id="a"\n  description="What">\n  Text\n</Translate>', '<Translate\n  id="a">\n  Text\n</Translate>'],
  ['<Translate id="a" values={values} description="What">', '<Translate id="a" values={values}>'],
  [
    "const page = {title: 'A', description: 'What'}; translate(page)",
    "const page = {title: 'A', description: 'What'}; translate(page)",
  ],
])('of %s keeps what pages show', (source, expected) => {
  expect(stripDescriptions(source)).toBe(expected);
});

it('fails when the theme writes descriptions in another way, or has none', () => {
  expect(() => checkDescriptions()).not.toThrow();
  const stock = (file: string): string => fs.readFileSync(file, 'utf8');
  expect(() => checkDescriptions((file) => stock(file).replace('description="', 'description={"'))).toThrow(
    'Framework patch "translator-descriptions"',
  );
  expect(() => checkDescriptions((file) => stock(file).replaceAll('description', 'hint'))).toThrow(
    "doesn't find every description in @docusaurus/theme-classic/lib/theme/NotFound",
  );
});
