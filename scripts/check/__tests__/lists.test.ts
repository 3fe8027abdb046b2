import {mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toolIsMissing} from '../../lib/tools';
import {comesWithPackages, hasCommands, hasHelp, HelpTexts} from '../code/helpTexts';
import {ELISION} from '../code/languages';
import {usesOf} from '../code/longOptions';
import {isThirdParty} from '../freshness/hosts';
import {ASPECTS} from '../integrity/aspects';
import {numerals} from '../integrity/numbers';
import {spells} from '../integrity/numberWords';
import {isTranslated} from '../integrity/props';
import {hasOtherTexts} from '../parse/otherTexts';
import {scan} from '../parse/scan';
import {sentences} from '../parse/sentences';
import {RouteTable} from '../routes/routes';
import {hasTexts} from '../rules/glossary.texts';
import {images} from '../rules/images';
import type {LocaleFolder, Site} from '../types';
import {lines, page} from './support';

/*
 * One sample for each entry of the lists in rules, written without the lists, because a test that reads a list can't
 * notice that an entry is missing.
 */
const EN = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
/** What a rule says about a page. */
const found = (rule: string, body: string, file = EN) => lines({[file]: page(body)}, rule);
const siteOf = (files: Record<string, string>): Site => ({
  root: process.cwd(),
  files: new Set(Object.keys(files)),
  pages: new Map(),
  read: (file) => files[file],
});

describe('each of these is found', () => {
  it.each<[rule: string, file: string, around: (word: string) => string, words: string[]]>([
    ['placeholders', EN, (word) => `It is ${word}.`, ['TODO', 'TBD', 'FIXME', 'lorem ipsum']],
    [
      'link-form',
      EN,
      (text) => `[${text}](/docs)`,
      ['here', 'this', 'click here', 'link', 'read more', 'more', '这里', '点击这里', '此处'],
    ],
    ['link-form', EN, (text) => `[${text}](/docs)`, ['aquí', 'haz clic aquí', 'enlace']],
    [
      'link-form',
      EN,
      (host) => `[the node](https://${host}/a)`,
      ['localhost', 'localhost:8545', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]:8545'],
    ],
    [
      'image-form',
      EN,
      (text) => `![${text}](./a.svg)`,
      ['image', 'img', 'picture', 'screenshot', 'diagram', '图片', 'imagen'],
    ],
    [
      'image-form',
      EN,
      (ending) => `![blocks.${ending}](./a.svg)`,
      ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'],
    ],
    ['image-form', EN, (ending) => `![Blocks in a row](./a.${ending})`, ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif']],
    [
      'spanish-marks',
      ES,
      (unit) => `Son 2.5 ${unit} en total.`,
      ['CFX', 'GDrip', 'Gwei', '%', 'ms', 's', 'segundo', 'segundos', 'minuto', 'minutos', 'hora', 'horas', 'dia'],
    ],
    [
      'spanish-marks',
      ES,
      (unit) => `Son 2.5 ${unit} en total.`,
      ['día', 'dias', 'días', 'dolares', 'dólares', 'KB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB'],
    ],
    [
      'snippets',
      EN,
      (language) => `Run:\n\n\`\`\`${language}\n${'a\n'.repeat(9)}\`\`\``,
      ['sh', 'bash', 'toml', 'yaml', 'graphql', 'solidity', 'ts', 'typescript', 'tsx', 'js', 'javascript', 'python'],
    ],
    ['snippets', EN, (language) => `Run:\n\n\`\`\`${language}\n${'a\n'.repeat(9)}\`\`\``, ['py']],
    ['emphasis', ZH, (mark) => `**完成${mark}**然后`, ['。', '，', '：', '；', '！', '？', '”', '）']],
  ])('%s in %s', async (rule, file, around, words) => {
    const missed = [];
    for (const word of words) if ((await found(rule, around(word), file)).length !== 1) missed.push(word);
    expect(missed).toEqual([]);
  });

  it('fences that are no programs, and components that every page has, pass', async () => {
    expect(await found('snippets', `Run:\n\n\`\`\`text\n${'a\n'.repeat(9)}\`\`\``)).toEqual([]);
    for (const name of 'Card Cards Term Fact GasFact LogLimit NetworkFact PortalLink Head Details'.split(' '))
      expect(await found('known-components', `<${name} />`), name).toEqual([]);
  });

  it.each([
    'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
    '46b9e861b63d3509c88b7817275a30d22d62c8cd8fa6486ddee35ef0d8e0495f',
  ])('the development key %s passes', async (key) =>
    expect(await lines({'src/a.ts': `const privateKey = '0x${key}';\n`}, 'secrets')).toEqual([]),
  );

  it.each(['claim.json', 'tsconfig.json', 'README.md', 'a.out.txt'])('no page has to show %s', async (name) => {
    expect(await lines({[`src/snippets/a/${name}`]: '{}\n'}, 'snippets')).toEqual([]);
    expect(await lines({[`src/snippets/a/x${name}.sh`]: 'ls\n'}, 'snippets')).toHaveLength(1);
  });

  it.each([
    ['heading', 'Text.\n## A {#a}'],
    ['code block', 'Text.\n```sh\nls\n```'],
    ['list', 'Text.\n- a'],
    ['table', '## A {#a}\n\n- a\n\n> b\n> | c |\n> |---|'],
  ])('markdown-style misses an empty line before the %s', async (name, body) =>
    expect((await found('markdown-style', body)).join('\n')).toContain(`There is no empty line before the ${name}.`),
  );

  it.each(['overview', 'general', 'core', 'espace'])(
    'a folder of docs/%s without a translated name',
    async (folder) => {
      const category = JSON.stringify({label: 'A', position: 1, key: 'k'});
      const [line] = await lines({[`docs/${folder}/x/_category_.json`]: category}, 'categories');
      expect(line).toContain(`"sidebar.${folder === 'espace' ? 'eSpace' : folder}Sidebar.category.k"`);
    },
  );

  it.each([
    'docusaurus-theme-classic/navbar.json',
    'docusaurus-theme-classic/footer.json',
    'docusaurus-plugin-content-docs/current.json',
    'docusaurus-plugin-content-blog/options.json',
    'code.json',
  ])('a message of %s that one language lacks', async (name) => {
    const files = {[`i18n/zh/${name}`]: '{"own.a": {"message": "甲"}}\n', [`i18n/es/${name}`]: '{}\n'};
    expect((await lines(files, 'interface-messages')).join('\n')).toContain(
      `i18n/es/${name}:1  interface-messages  "own.a" is in i18n/zh/${name}, but not here.`,
    );
  });

  it.each([
    ['svg', 100_000],
    ['png', 1_500_000],
    ['jpg', 1_500_000],
    ['jpeg', 1_500_000],
    ['webp', 500_000],
    ['avif', 500_000],
    ['gif', 500_000],
  ])('a picture .%s above %d bytes, in each folder', async (ending, limit) => {
    const root = mkdtempSync(path.join(tmpdir(), 'check-images-'));
    const files = ['docs', 'blog', 'i18n', 'static', 'src'].map((folder) => `${folder}/a.${ending}`);
    const sized = async (bytes: number) => {
      for (const file of files) truncateSync(path.join(root, file), bytes);
      return [...(await images.check({...siteOf({}), root, files: new Set(files)}))].map(({file}) => file);
    };
    for (const file of files) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), '');
    }
    expect(await sized(limit)).toEqual([]);
    expect(await sized(limit + 1)).toEqual(files);
    rmSync(root, {recursive: true});
  });
});

describe('marks and characters of Chinese', () => {
  const write = async (text: string) =>
    (await found('chinese-typography', text, ZH)).map((line) => / Write "(.*)"\.$/.exec(line)?.[1]);

  it.each([...',，.。:：;；?？!！'.matchAll(/(.)(.)/g)].map(([, half, full]) => [half!, full!]))(
    '"%s" is "%s"',
    async (half, full) => expect(await write(`完成${half}`)).toEqual([`成${full}`]),
  );

  it('traditional characters have simplified ones', async () => {
    const pairs =
      '鏈链區区塊块幣币錢钱賬账帳账網网絡络節节點点驗验證证質质礦矿發发為为這这個个們们會会時时間间與与從从對对應应數数據据碼码編编譯译運运開开關关轉转費费執执調调試试';
    const [traditional, simplified] = [0, 1].map((at) => [...pairs].filter((_, index) => index % 2 === at));
    expect(await write(traditional!.join(''))).toEqual(simplified);
  });

  it.each([
    '完成 ，然后',
    '完成， 然后',
    '完成」',
    '「完成',
    '完成，，然后',
    '完成。。',
    '完成！！！',
    '第Ａ个',
    '第９个',
  ])('%s is found', async (text) => expect(await found('chinese-typography', text, ZH)).toHaveLength(1));
});

describe('hosts whose pages last', () => {
  const SAMPLES = [
    'https://www.confluxnetwork.org/a',
    'https://evm.confluxscan.org',
    'https://confluxscan.io/a',
    'https://confluxscan.net',
    'https://confluxhub.io/governance',
    'https://pos.conflux.fun',
    'https://fluentwallet.com',
    'https://github.com/Conflux-Chain/conflux-rust',
    'https://github.com/conflux-fans/a',
    'https://eips.ethereum.org/EIPS/eip-55',
    'https://ercs.ethereum.org/ERCS/erc-20',
    'https://github.com/ethereum/EIPs',
    'https://ethereum.github.io/yellowpaper/paper.pdf',
    'https://www.rfc-editor.org/rfc/rfc1',
    'https://datatracker.ietf.org/doc/a',
    'https://arxiv.org/abs/1',
    'https://doi.org/10',
    'https://eprint.iacr.org/2020/1',
    'https://www.usenix.org/a',
    'https://json-schema.org/a',
    'https://spec.open-rpc.org',
    'https://www.jsonrpc.org/specification',
  ];
  it.each(SAMPLES)('%s', (url) => expect(isThirdParty(url)).toBe(false));
});

describe('what a translation keeps', () => {
  it.each([
    ['import', "import A from 'a';\n\nText."],
    ['component', '<A />'],
    ['link', '[a](/b)'],
    ['picture', '![a](./b.svg)'],
    ['admonition', ':::note\n\nText.\n\n:::'],
    ['inline code', 'Call `a`.'],
    ['code block', '```sh\nls\n```'],
    ['address', 'At 0x0888000000000000000000000000000000000001.'],
  ])('a page with one %s has one', (what, body) => {
    const aspect = ASPECTS.find((one) => one.what === what);
    expect(aspect?.items(scan(EN, page(body), [], []).index!)).toHaveLength(1);
  });

  it('props that readers see are translated, and are prose', () => {
    const prose = ['title', 'alt', 'caption', 'label', 'description', 'summary', 'aria-label'];
    for (const prop of [...prose, 'placeholder', 'sidebarLabel', 'heading'])
      expect(isTranslated('Card', prop), prop).toBe(true);
    for (const prop of prose)
      expect(scan(EN, page(`<Card ${prop}="One" />`), [], []).index!.blocks.at(-1)?.text, prop).toBe('One');
  });

  it.each(['title', 'description', 'sidebar_label', 'not_run'])('"%s" is prose', (key) =>
    expect(scan(EN, page('Text.', {[key]: 'Words'}), [], []).index!.blocks.map(({text}) => text)).toContain('Words'),
  );
});

describe('numbers in words', () => {
  const WORDS: Record<LocaleFolder, string> = {
    en: `zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 january=1
      february=2 march=3 april=4 may=5 june=6 july=7 august=8 september=9 october=10 november=11 december=12 first=1
      second=2 third=3 fourth=4 fifth=5 once=1 single=1 a=1 an=1 twice=2 both=2 double=2 pair=2 half=2 fifteen=15
      twenty=20 thirty=30 hundred=100 thousand=1000 million=1000000 billion=1000000000 percent=100 quarter=4
      day_and_night=24 hourly=1 week=7`,
    es: `cero=0 un=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 enero=1
      febrero=2 marzo=3 abril=4 mayo=5 junio=6 julio=7 agosto=8 septiembre=9 octubre=10 noviembre=11 diciembre=12
      primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3 tercer=3 cuarto=4 cuarta=4 quinto=5 quinta=5
      una=1 uno=1 único=1 única=1 ambos=2 ambas=2 doble=2 mitad=2 par=2 quince=15 veinte=20 treinta=30 cien=100
      ciento=100 mil=1000 millón=1000000 semana=7 día_y_noche=24`,
    zh: `零=0 一=1 二=2 三=3 四=4 五=5 六=6 七=7 八=8 九=9 十=10 两=2 双=2 半=2 倍=2 十一=11 十二=12 十五=15 二十=20
      三十=30 百=100 千=1000 万=10000 百万=1000000 亿=100000000 首=1 周=7`,
  };
  it.each(Object.entries(WORDS) as [LocaleFolder, string][])('%s', (locale, list) => {
    for (const entry of list.split(/\s+/)) {
      const [word, value] = entry.split('=') as [string, string];
      expect(spells(word.replaceAll('_', ' '), value, locale), entry).toBe(true);
    }
  });

  it.each<[LocaleFolder, string]>([
    ['en', 'trillion=12 trillions=12 thousand=3 million=6 millions=6 billion=9 billions=9'],
    ['es', 'billón=12 billones=12 mil_millones=9 mil=3 millón=6 millones=6'],
    ['zh', '万亿=12 千万=7 百万=6 十万=5 千=3 万=4 十亿=9 亿=8 千兆=0 千字=0 千瓦=0 千米=0 千克=0'],
  ])('scales in %s', (locale, list) => {
    for (const entry of list.split(' ')) {
      const [word, zeros] = entry.split('=') as [string, string];
      expect(numerals({line: 1}, `5 ${word.replaceAll('_', ' ')} x`, locale)[0]?.readings, entry).toEqual([
        `5${'0'.repeat(Number(zeros))}`,
      ]);
    }
  });
});

describe('code', () => {
  it.each([
    '// ...',
    '// … more',
    '# ...',
    '# …',
    '-- ...',
    '-- …',
    '/* ... */',
    '/** … */',
    '...',
    '…',
    '...,',
    '…;',
    '  ...',
  ])('"%s" marks what is left out', (line) => expect(ELISION.test(line)).toBe(true));
  it.each(['f(...a)', '// a ...', '"..."', '.. ', 'a…'])('"%s" does not', (line) =>
    expect(ELISION.test(line)).toBe(false),
  );

  const BROKEN = {data: '{"a": [1', yaml: 'a: [1', toml: 'a =', graphql: '{ a {', script: 'const a = ;'};
  it.each([
    ['json', BROKEN.data],
    ['yaml', BROKEN.yaml],
    ['yml', BROKEN.yaml],
    ['toml', BROKEN.toml],
    ['graphql', BROKEN.graphql],
    ['js', BROKEN.script],
    ['javascript', BROKEN.script],
    ['ts', BROKEN.script],
    ['typescript', BROKEN.script],
    ['tsx', BROKEN.script],
    ['jsx', BROKEN.script],
    ['solidity', 'contract A {'],
    ...(toolIsMissing('parsers of Python in the list of languages', 'python3')
      ? []
      : [
          ['python', 'f('],
          ['py', 'f('],
        ]),
    ...(toolIsMissing('parsers of shell in the list of languages', 'bash')
      ? []
      : ['sh', 'bash', 'shell'].map((name) => [name, 'echo "'])),
  ])('a fence of %s is parsed', {timeout: 30_000}, async (language, code) => {
    const text = page(`Text.\n\n\`\`\`${language}\n${code}\n\`\`\``);
    expect((await lines({[EN]: text}, 'code-blocks')).join()).toContain(`This is not valid ${language}: `);
  });

  it.each([
    ['js', BROKEN.script],
    ['mjs', BROKEN.script],
    ['json', BROKEN.data],
    ['yaml', BROKEN.yaml],
    ['yml', BROKEN.yaml],
    ['toml', BROKEN.toml],
    ['graphql', BROKEN.graphql],
    ...(toolIsMissing('snippets of Python in the list of languages', 'python3') ? [] : [['py', 'f(']]),
    ...(toolIsMissing('snippets of shell in the list of languages', 'bash') ? [] : [['sh', 'echo "']]),
  ])('a snippet .%s is parsed', {timeout: 30_000}, async (ending, code) =>
    expect((await lines({[`src/snippets/a.${ending}`]: `${code}\n`}, 'code-blocks')).join()).toContain(
      'This is not valid ',
    ),
  );

  it('tools whose options are looked up', () => {
    const tools = ['curl', 'node', 'python3', 'npm', 'forge', 'cast', 'graph'];
    expect(tools.filter((tool) => !hasHelp(tool))).toEqual([]);
    expect(tools.filter(comesWithPackages)).toEqual(['forge', 'cast', 'graph']);
    expect(tools.filter(hasCommands)).toEqual(['forge', 'cast', 'graph']);
  });

  it('options of npm that are not settings', {timeout: 30_000}, () => {
    const options = new HelpTexts(process.cwd()).optionsOf('npm', ['install'])!;
    for (const option of ['--help', '--version', '--silent', '--quiet', '--verbose', '--save-exact'])
      expect(options.has(option), option).toBe(true);
  });

  it.each([
    'npx -p a',
    'npx --package a',
    'npx -w a',
    'npx --workspace a',
    'sudo -u a',
    'sudo -g a',
    'sudo -C 3',
    'time -f a',
    'time -o a',
    'env -u A',
    'env -C a',
    'npx --yes',
    'A=b',
  ])('behind "%s", the tool follows', (start) =>
    expect(usesOf(`${start} curl --fail`).map(({tool, option}) => [tool, option])).toEqual([['curl', '--fail']]),
  );

  it.each(['node', 'python3'])('options behind the program of %s are its own', (tool) =>
    expect(usesOf(`${tool} --one a --two`).map(({option}) => option)).toEqual(['--one']),
  );
});

describe('abbreviations end no sentence', () => {
  it.each(['e.g', 'i.e', 'vs', 'etc', 'p. ej', 'p.ej', 'no', 'vol', 'Etc'])('%s.', (word) =>
    expect(sentences(`One, ${word}. Two.`)).toHaveLength(1),
  );
});

describe('texts outside of pages', () => {
  const translated = ['zh', 'es'].flatMap((locale) => [
    `i18n/${locale}/code.json`,
    `i18n/${locale}/docusaurus-plugin-content-blog/options.json`,
    `i18n/${locale}/docusaurus-plugin-content-docs/current.json`,
    `i18n/${locale}/docusaurus-theme-classic/navbar.json`,
    `i18n/${locale}/docusaurus-theme-classic/footer.json`,
    `openrpc/i18n/${locale}/core/a.yaml`,
    `openrpc/i18n/${locale}/core/a.yml`,
  ]);
  const sources = ['components', 'openrpcAdapter', 'pages', 'plugins', 'theme'].map((folder) => `src/${folder}/a.tsx`);
  const all = [...translated, ...sources, 'packages/a/b.ts', 'src/facts/a.json'];
  it.each(all)('%s is judged by rules about words', (file) =>
    expect([hasOtherTexts(file), hasTexts(file)]).toEqual([true, true]),
  );

  it.each([
    'docs/tags.yml',
    'blog/tags.yml',
    'docs/core/a/_category_.json',
    'docusaurus.config.ts',
    'openrpc/core/a.yaml',
    'openrpc/shared/a.yml',
    'i18n/zh/docusaurus-plugin-content-blog/tags.yml',
    'i18n/es/docusaurus-plugin-content-docs/current/tags.yml',
    'src/config/a.ts',
  ])('%s is judged by the glossary', (file) => expect([hasOtherTexts(file), hasTexts(file)]).toEqual([false, true]));

  it.each(['openrpc/recordings/core/a.yaml', 'src/theme/__tests__/a.tsx', 'docs/a.txt'])('%s is not', (file) =>
    expect([hasOtherTexts(file), hasTexts(file)]).toEqual([false, false]),
  );

  it.each(['summary', 'description', 'differences', 'label', 'title', 'x-cause', 'x-fix', 'x-unverified'])(
    'readers see "%s" of the reference',
    async (key) => {
      const glossary =
        '- id: epoch\n  en: {name: epoch, means: A thing., not: [time slice]}\n  zh: {name: 纪元, means: 一物。}\n  es: {name: época, means: Una cosa.}\n';
      const files = {
        'src/facts/glossary.yaml': glossary,
        'openrpc/core/a.yaml': `${key}: A time slice.\nname: A time slice.\n`,
      };
      expect((await lines(files, 'glossary')).map((line) => line.split('  ')[0])).toEqual([
        `openrpc/core/a.yaml:1:${key.length + 5}`,
      ]);
    },
  );
});

describe('addresses that are not those of pages', () => {
  it.each(['/blog', '/blog/archive', '/blog/tags', '/docs/tags', '/search', '/translation-status'])(
    '%s exists',
    (route) => expect(new RouteTable(siteOf({})).get(route)).toBeDefined(),
  );

  it.each('cfx_a eth_a net_a web3_a parity_a trace_a debug_a txpool_a pos_a pubsub_a'.split(' '))(
    'a method %s has one',
    (name) => {
      const table = new RouteTable(siteOf({'openrpc/core/methods/a.yaml': `- name: ${name}\n`}));
      expect([`/docs/core/rpc/${name}`, '/docs/core/rpc'].map((route) => table.get(route) !== undefined)).toEqual([
        true,
        true,
      ]);
    },
  );
});
