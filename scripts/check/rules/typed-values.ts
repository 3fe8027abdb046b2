import {VerdictCache} from '../engine/verdictCache';
import type {PageIndex, Problem, Site, SiteRule} from '../types';
import {hostKey, KNOWN, PARAMETERS, type Known} from './typed-values.known';

type Found = Problem & {file: string};

/** The words before or after a chain ID, in every language and in code. */
const CHAIN_ID_WORDS = String.raw`(?:chain[ _-]?ids?|链 ?ID|ids? de (?:la )?cadena|identificador(?:es)? de (?:la )?cadena|--chain(?:-id)?)`;

/** A whole number, with or without grouping. */
const NUMBER = String.raw`(?<![\w.,\u202f\u00a0-])\d{1,3}(?:[ ,.\u00a0\u202f]?\d{3})*(?![\w.,]*\d)`;
const digits = (text: string): string => text.replace(/\D/g, '');

interface Kind {
  what: string;
  pattern: RegExp;
  known: Known;
  key(match: RegExpMatchArray): string;
}
const KINDS: Kind[] = [
  {
    what: 'a known address',
    pattern: /\b(?:0x[0-9a-f]{40}|cfx(?:test)?:[a-z0-9]{42})\b/gi,
    known: KNOWN.address,
    key: (match) => match[0].toLowerCase(),
  },
  {
    what: 'the selector of an internal contract',
    pattern: /\b0x[0-9a-f]{8}\b/gi,
    known: KNOWN.selector,
    key: (match) => match[0].toLowerCase(),
  },
  {
    what: 'the selector of a known error',
    pattern: /\b0x[0-9a-f]{8}\b/gi,
    known: KNOWN.error,
    key: (match) => match[0].toLowerCase(),
  },
  {
    what: 'a protocol value',
    pattern: new RegExp(String.raw`(${NUMBER})[ \u00a0]?(?:de |的 ?)?gas\b`, 'gi'),
    known: KNOWN.gas,
    key: (match) => digits(match[1]!),
  },
  {
    what: 'the height of an upgrade',
    pattern: /(?<![\w.])\d{1,3}(?:[ ,._\u00a0\u202f]?\d{3}){1,3}(?![\w.]*\w)/g,
    known: KNOWN.height,
    key: (match) => match[0].replace(/\D/g, ''),
  },
  {
    what: 'a network address',
    pattern: /\b(?:https?|wss?):\/\/[\w.-]+/g,
    known: KNOWN.host,
    key: (match) => hostKey(match[0]),
  },
  // 1 is a chain ID of both Conflux and Ethereum, so the words must come directly before it, and the line must not
  // mention Ethereum.
  {
    what: 'a chain ID',
    pattern: new RegExp(
      String.raw`(?<!(?:Ethereum|以太坊).*)${CHAIN_ID_WORDS}["'\`]?(?: is | es |[:=\s]| ?为 ?| ?是 ?){1,3}["'\`]?(1|0x1)\b(?![.,\xa0\u202f ]?\d|.*(?:Ethereum|以太坊))`,
      'gi',
    ),
    known: KNOWN.chainId,
    key: (match) => match[1]!.toLowerCase(),
  },
  {
    what: 'a chain ID',
    pattern: new RegExp(
      String.raw`${CHAIN_ID_WORDS}[^\w\n|]{0,12}(?:is |es |为 |是 )?(1029|1030|71|0x405|0x406|0x47)\b|\b(1029|1030|0x405|0x406)\b[^\w\n|]{0,4}${CHAIN_ID_WORDS}`,
      'gi',
    ),
    known: KNOWN.chainId,
    key: (match) => (match[1] ?? match[2])!.toLowerCase(),
  },
];

/**
 * Values are defined once, in src/facts: a page in any language shows them through a component, or `{{fact:…}}` in
 * code. These remain typed: round limits and fees of an example, which tests/content/gasExample.test.ts computes; error
 * codes and recorded estimates, which typedFigures.test.ts looks up; figures of the cross-space example, which a node
 * repeats (tests/node/spacesExample.test.ts); ports and defaults of other people's programs, which the tests of their
 * tutorials compare with the files of these programs.
 */
export const typedValues: SiteRule = {
  id: 'typed-values',
  about:
    'no address, selector, endpoint, chain ID, fork height, gas price or node default from src/facts is typed in a page',
  *check(site): Generator<Found> {
    const verdicts = new VerdictCache<Found[]>(site.root, 'typed-values');
    const facts = VerdictCache.key(
      JSON.stringify([...Object.values(KNOWN), ...PARAMETERS.values()].map((known) => [...known])),
    );
    for (const page of site.pages.values())
      yield* verdicts.getOrCompute(`${page.path} ${page.hash} ${facts}`, () => [...judge(site, page)]);
    verdicts.save();
  },
};

function* judge(site: Site, page: PageIndex): Generator<Found> {
  const text = site.read(page.path) ?? '';
  // Most pages contain nothing similar.
  if (!/0x|cfx|\d{3}|:\/\/|chain|链|cadena/i.test(text)) return;
  for (const [index, line] of text.split('\n').entries()) {
    for (const {what, pattern, known, key} of KINDS) {
      for (const match of line.matchAll(pattern)) {
        const fix = known.get(key(match));
        if (fix)
          yield {
            file: page.path,
            line: index + 1,
            column: match.index + 1,
            message: `"${match[0].trim()}" is ${what}, typed by hand.`,
            fix,
          };
      }
    }
    for (const problem of besideKeys(line)) yield {file: page.path, line: index + 1, ...problem};
  }
}

/** Values of the node's configuration on the same line as their key, as in the row of a table. */
function* besideKeys(line: string): Generator<Omit<Problem, 'line'>> {
  for (const [, name = ''] of line.matchAll(/`([a-z]\w*_\w+)`/g)) {
    const values = PARAMETERS.get(name);
    if (!values) continue;
    for (const match of line.matchAll(new RegExp(NUMBER, 'g'))) {
      const fix = values.get(digits(match[0]));
      if (fix) yield {column: match.index + 1, message: `"${match[0]}" is a value of \`${name}\`, typed by hand.`, fix};
    }
  }
}
