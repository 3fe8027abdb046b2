import {GOOD_BODY, page} from './support';

const times = (count: number, text: (index: number) => string) =>
  Array.from({length: count}, (_, index) => text(index)).join('');

/**
 * Texts that a rule must process without a crash, by the kind of attack. The last ones do not parse as pages: rules
 * over the site read them as files.
 */
export const HOSTILE: Record<string, string> = {
  'huge prose': page(
    times(1_200, (i) => `Word number ${i} of a long page, with gas, epochs and a [link](/docs/${i}).\n\n`),
  ),
  'one long line': page('word, '.repeat(3_000)),
  'one long word': page('w'.repeat(19_000)),
  'many headings': page(times(300, (i) => `## Part ${i} {#part-${i}}\n\nText.\n\n`)),
  'a wide table': page(`|${' a |'.repeat(40)}\n|${'---|'.repeat(40)}\n${`|${' b |'.repeat(40)}\n`.repeat(30)}`),
  'many fences': page(times(200, (i) => `\`\`\`text\nline ${i}\n\`\`\`\n\n`)),
  'deep quotes': page(`${'> '.repeat(39)}deep`),
  'deep lists': page(times(39, (i) => `${'  '.repeat(i)}- level\n`)),
  'deep tags': page(`${'<div>\n'.repeat(38)}Text.\n${'</div>\n'.repeat(38)}`),
  'deep emphasis': page(`${'*a **b '.repeat(100)}c${'** d* '.repeat(100)}`),
  'mixed line endings': page(GOOD_BODY)
    .replace(/\n/g, () => '\r\n')
    .replace('\r\n\r\n## ', '\r\r## '),
  'byte order mark': `\uFEFF${page(`\uFEFF${GOOD_BODY}`)}`,
  'right-to-left marks': page(
    'Send \u202E12 XFC\u202C to\u200F [a\u202E](/docs/\u202Ea).\n\n## Cost\u200F {#cost}\n\n`\u202Ecode`',
  ),
  'invisible letters': page(
    'ze\u200Bro wi\u00ADdth \u2060joiner \u{E0041}tag, a\u0301\u0301\u0301\u0301 e\u0489\u0489.',
  ),
  'lone surrogates': page('Half a pair \uD800 and the other \uDC00.\n\n## \uDFFF {#half}'),
  controls: page('Bell \u0007, escape \u001B[31m, form feed \f, line \u2028 and paragraph \u2029.'),
  'broken addresses': page(
    '[a](%E0%A4%A) [b](http://[::1) [c](//) [d](#%) [e](/docs/%00) ![f](%)\n\n<a href="%zz">g</a>',
  ),
  'names of the language': page(
    '[constructor]: /docs\n\n## Proto {#__proto__}\n\n[constructor] `__proto__` hasOwnProperty.\n\n## To string {#toString}\n\n<div id="constructor" />',
  ),
  'front matter of names': page(GOOD_BODY, {
    tags: '[__proto__, constructor]',
    slug: '/__proto__',
    sidebar_position: '.nan',
  }),
  'front matter of other types': page(GOOD_BODY, {
    title: '[a, {b: c}]',
    description: '12',
    type: '[]',
    tags: '{a: 1}',
    source: '7',
    review_by: '[]',
    keywords: 'null',
  }),
  'punctuation only': page(
    `${'!'.repeat(3_000)}\n\n${'¿'.repeat(3_000)}\n\n${'，'.repeat(3_000)}\n\n${'('.repeat(30)}${'. '.repeat(3_000)}`,
  ),
  'marks of Markdown only': page(
    `${'*'.repeat(3_001)}\n\n${'_ '.repeat(2_000)}\n\n${'~'.repeat(2_000)}\n\n${'| '.repeat(2_000)}\n\n${'\\'.repeat(2_000)}`,
  ),
  'digits only': page('0x' + 'f'.repeat(4_000) + ' ' + '1 000 000 '.repeat(1_000) + '9'.repeat(800)),
  'an empty page': '',
  'front matter only': '---\n---\n',
  NUL: page('a\0b'),
  'no page at all': '{"a": [1, {"b": ',
  'open braces': page('{'.repeat(200)),
};
