import {buildIndex, type IndexFiles} from '../build/buildIndex';
import type {SourcePage} from '../build/collectPages';
import type {Aliases} from '../build/entities';
import type {Section} from '../build/readPage';
import type {Words} from '../build/words';
import {SearchEngine} from '../client/engine';
import type {FirstFile, Shard, TextFile} from '../format';
import type {SearchAnswer} from '../model';

export const section = (text: string, more: Partial<Section> = {}): Section => ({
  anchor: '',
  heading: '',
  level: 0,
  code: '',
  keys: '',
  cells: '',
  ...more,
  text,
});

/** A page that differs from others in what a test is about. The texts after the first have a heading each. */
type Sketch = Partial<SourcePage> & {url: string; texts?: string[]};
const page = ({texts = ['text'], ...more}: Sketch): SourcePage => ({
  kind: 'docs',
  title: 'Title',
  trail: [],
  description: '',
  keywords: '',
  links: [],
  sections: texts.map((text, nth) =>
    nth === 0 ? section(text) : section(text, {anchor: `s${nth}`, heading: `Part ${nth}`, level: 2}),
  ),
  ...more,
});

const NO_WORDS: Words = {ignored: ['a', 'the', 'is', 'how', 'to', 'not', 'no'], senses: []};

type Setting = {words?: Partial<Words>; locale?: string; aliases?: Aliases};

/** The files of an index with these pages. */
export const indexOf = (sketches: readonly Sketch[], {words, locale = 'en', aliases = []}: Setting = {}): IndexFiles =>
  buildIndex(sketches.map(page), {...NO_WORDS, ...words}, locale, aliases);

/** An engine that has loaded all of an index. */
export function engineOf(sketches: readonly Sketch[], setting: Setting = {}): SearchEngine {
  const {first, words, others} = indexOf(sketches, setting);
  const engine = new SearchEngine({folder: 'x', ...first} as FirstFile);
  engine.addWords(words);
  for (const [name, content] of others)
    if (name.startsWith('w')) engine.addShard(Number(name.slice(1, -'.json'.length)), content as Shard);
    else engine.addText(name, content as TextFile);
  return engine;
}

export const ask = (engine: SearchEngine, query: string, limit = 10): Omit<SearchAnswer, 'isComplete'> =>
  engine.answer(engine.find(query), limit);

/** Addresses of the results, best first. */
export const rank = (query: string, sketches: readonly Sketch[], setting: Setting = {}): string[] =>
  ask(engineOf(sketches, setting), query).hits.map(({url}) => url);
