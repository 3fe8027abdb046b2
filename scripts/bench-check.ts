/**
 * How fast is `npm run check`? Copies the project to a temporary folder, adds generated pages in three languages, and
 * times the check cold, warm, and with `--changed` after an edit. Prints a table; fails when a target is missed.
 * On a busy machine half of the CPU seconds is what two idle cores would need.
 *
 *   npx tsx scripts/bench-check.ts [--pages 300] [--keep]
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeRecord} from '../src/plugins/docusaurus-plugin-translations/record';
import {translationPath} from './check/parse/locate';
import {PUBLISHED, writePublished} from './check/routes/published';

const argument = (name: string, fallback: number) => {
  const index = process.argv.indexOf(name);
  return index === -1 ? fallback : Number(process.argv[index + 1]);
};
/** English pages; each has two translations. */
const PAGES = argument('--pages', 300);
/** Seconds on two idle cores. */
const TARGETS: Record<string, number> = {'cold': 20, '--changed, a page edited': 3, '--changed, a component edited': 3};

const SECTION: Record<'en' | 'zh' | 'es', (n: number) => string> = {
  en: (n) => `A transaction of the account ${n} names its sender, its receiver and the value that moves. You sign it with \`signTransaction\`, and a node passes transaction ${n} on to its peers. See [the overview](/docs/overview) for the words that this page uses.\n\nThe node answers with a hash. The block that holds the transaction gets an epoch number, and after some minutes nothing can turn it back.`,
  zh: (n) => `账户 ${n} 的一笔交易写明发送方、接收方和转移的金额。你用 \`signTransaction\` 签名，节点再把交易 ${n} 转发给其他节点。本页用到的术语见 [概览](/docs/overview)。\n\n节点返回一个哈希。包含这笔交易的区块会得到一个纪元号，几分钟之后就没有什么能够撤销它。`,
  es: (n) => `Una transacción de la cuenta ${n} nombra a quien envía, a quien recibe y el valor que se mueve. La firmas con \`signTransaction\`, y un nodo pasa la transacción ${n} a sus pares. Mira [el resumen](/docs/overview) para las palabras que usa esta página.\n\nEl nodo responde con un hash. El bloque que contiene la transacción recibe un número de época, y tras unos minutos nada puede deshacerla.`,
};
const HEADING = {en: 'Send it', zh: '发送', es: 'Envía'};
const EXTRAS = '```ts\nconst hash = await client.sendTransaction({to, value});\nconsole.log(await client.getTransactionReceipt({hash}));\n```\n\n| a | b |\n|---|---|\n| 1 | `0x1` |\n| 2 | `0x2` |\n';
const DESCRIPTION = {
  en: 'How a transfer moves CFX between two accounts, what it costs, and how you see that it arrived.',
  zh: '介绍一笔转账如何在两个账户之间移动 CFX，需要多少费用，以及怎样确认它已经到账并且不会再被回滚。',
  es: 'Cómo una transferencia mueve CFX entre dos cuentas, cuánto cuesta y cómo ves que ha llegado.',
};

function page(locale: 'en' | 'zh' | 'es', n: number): string {
  const sections = Array.from({length: 7}, (_, i) => `## ${HEADING[locale]} ${i} {#part-${i}}\n\n${SECTION[locale](n * 10 + i)}\n\n${EXTRAS}`);
  return `---\ntitle: Page ${n}\ndescription: ${DESCRIPTION[locale]}\ntype: concept\n---\n\n${sections.join('\n')}`;
}

const root = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'bench-check-'));
try {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: root, encoding: 'utf8'}).split('\0').filter(Boolean);
  for (const file of tracked) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (let n = 0; n < PAGES; n++) {
    const file = `docs/general/bench/page-${n}.mdx`;
    for (const [locale, target] of [['en', file], ['zh', translationPath(file, 'zh')], ['es', translationPath(file, 'es')]] as const) {
      mkdirSync(path.dirname(path.join(copy, target)), {recursive: true});
      const text = page(locale, n);
      writeFileSync(path.join(copy, target), locale === 'en' ? text : writeRecord(text, page('en', n), '2026-11-21'));
    }
  }
  writeFileSync(path.join(copy, 'docs/general/bench/_category_.json'), '{"label": "Bench", "position": 99, "key": "bench"}\n');
  for (const locale of ['zh', 'es']) {
    const messages = path.join(copy, `i18n/${locale}/docusaurus-plugin-content-docs/current.json`);
    const label = {'sidebar.generalSidebar.category.bench': {message: 'Bench'}};
    writeFileSync(messages, `${JSON.stringify({...(JSON.parse(readFileSync(messages, 'utf8')) as object), ...label}, null, 2)}\n`);
  }
  const list = path.join(copy, PUBLISHED);
  writeFileSync(list, writePublished(readFileSync(list, 'utf8'), Array.from({length: PAGES}, (_, n) => `/docs/general/bench/page-${n}`)));
  writeFileSync(path.join(copy, '.gitignore'), 'node_modules\n.cache/\n');
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {cwd: copy, stdio: 'ignore'});
  git('init', '-b', 'main');
  git('add', '-A');
  git('commit', '-m', 'bench');
  git('checkout', '-b', 'work');

  const rows: string[][] = [['run', 'seconds', 'CPU', 'CPU / 2', 'target']];
  let missed = false;
  const time = (name: string, ...flags: string[]) => {
    const started = performance.now();
    const command = `TIMEFORMAT='%U %S'; time ${JSON.stringify(process.execPath)} scripts/check.mjs ${flags.join(' ')}`;
    const {stdout, stderr} = spawnSync('bash', ['-c', command], {cwd: copy, encoding: 'utf8', env: {...process.env, CHECK_CACHE: path.join(copy, '.cache/check')}});
    const seconds = (performance.now() - started) / 1000;
    const target = TARGETS[name];
    if (target !== undefined && seconds > target) missed = true;
    const [user = 0, system = 0] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number);
    rows.push([name, seconds.toFixed(1), (user + system).toFixed(1), ((user + system) / 2).toFixed(1), target === undefined ? '' : `< ${target}`]);
    if (process.argv.includes('--verbose')) console.log(stdout.split('\n').slice(-6).join('\n'));
    if (process.argv.includes('--errors')) console.log(stdout.split('\n').filter((line) => line.includes('/bench/')).slice(0, 5).join('\n'));
  };
  time('cold');
  time('warm');
  time('--changed, nothing edited', '--changed');
  appendFileSync(path.join(copy, 'docs/general/bench/page-1.mdx'), '\nOne more sentence stands here.\n');
  time('--changed, a page edited', '--changed');
  appendFileSync(path.join(copy, 'src/config/site.ts'), '\nexport const BENCH = 1;\n');
  time('--changed, a component edited', '--changed');
  console.log(`${PAGES * 3} generated pages beside the project's own`);
  for (const [name, ...cells] of rows) console.log(`${name!.padEnd(32)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  process.exitCode = missed ? 1 : 0;
} finally {
  if (!process.argv.includes('--keep')) rmSync(copy, {recursive: true, force: true});
}
