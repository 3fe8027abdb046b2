import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {ListedFact} from '@site/src/facts/factList';
import {indexOf} from '@site/src/plugins/docusaurus-plugin-search/__tests__/fixtures';
import {writeIndex} from '@site/src/plugins/docusaurus-plugin-search/build/writeIndex';
import type {PublishedErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

const NAMES = {index: 'search-index.json', words: 'search-words.json'};

/** Longer than what one answer contains. */
const LONG_PAGE = `# Long\n\n${Array.from({length: 3000}, (_, index) => `Line ${index} of the page.`).join('\n')}\n`;

/** Titles and texts of the pages of a language, by path. */
type Pages = Record<string, {title: string; text: string; space?: 'core' | 'espace'}>;

const ENGLISH: Pages = {
  '/docs/gas': {title: 'How gas works', text: 'The fee depends on the gas limit.'},
  '/docs/espace/Overview': {title: 'eSpace', text: 'Contracts of Ethereum run here.', space: 'espace'},
  '/docs/core/rpc/cfx_getbalance': {title: 'cfx_getBalance', text: 'Returns the balance.', space: 'core'},
  '/docs/core/rpc/trace_block': {title: 'trace_block', text: 'Returns the traces in Core Space.', space: 'core'},
  '/docs/espace/rpc/trace_block': {title: 'trace_block', text: 'Returns the traces in eSpace.', space: 'espace'},
};
const SPANISH: Pages = {'/es/docs/gas': {title: 'El gas', text: 'La comisión depende del límite de gas.'}};
const CHINESE: Pages = {'/zh-CN/docs/gas': {title: '手续费', text: '手续费取决于 gas 上限。'}};

const ERRORS: PublishedErrors = {
  entries: [
    {
      id: 'NonceTooStale',
      space: 'core',
      code: -32602,
      messages: ['Transaction nonce is too stale'],
      causeHtml: 'The <code>nonce</code> was used.',
      fixHtml: 'See <a href="/docs/gas">gas</a>.',
      methods: [0],
    },
  ],
  codes: [{code: -32602, name: 'Invalid params', space: 'both', causeHtml: 'A parameter.', fixHtml: 'Fix it.'}],
  methods: [{route: '/docs/core/rpc/', names: ['cfx_getBalance']}],
  onPages: {
    pages: [{path: '/docs/gas#errors', title: 'How gas works'}],
    errors: [
      {
        messages: ['ask the faucet <name>'],
        causeHtml: 'The account is <em>empty</em>.',
        fixHtml: 'Fill it.',
        pages: [0],
      },
    ],
  },
};

const FACTS: ListedFact[] = [
  {path: 'network.espace-mainnet.chainId', value: '1030', source: 'a'},
  {path: 'network.espace-testnet.chainId', value: '71', source: 'a'},
  {path: 'basePriceEspace', value: '20', unit: 'GDrip', source: 'b'},
  {path: 'parameter.tx_pool_size.default', value: '50000', about: 'transactions in the pool', source: 'c'},
];

async function writeLanguage(folder: string, locale: string, pages: Pages): Promise<void> {
  const sketches = Object.entries(pages).map(([url, {title, text, space}]) => ({
    url,
    title,
    texts: [text],
    space,
    trail: ['Docs'],
  }));
  const root = path.join(folder, locale === 'en' ? '' : locale);
  await fs.mkdir(root, {recursive: true});
  await writeIndex(root, indexOf(sketches, {locale}), NAMES);
  await fs.writeFile(path.join(root, 'rpc-errors.json'), JSON.stringify(ERRORS));
  for (const [url, {title, text}] of Object.entries(pages)) {
    const file = path.join(folder, `${url}.md`);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, `# ${title}\n\n${text}\n`);
  }
}

/** Writes a small build of a portal into a new folder. */
export async function writeBuild(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'conflux-docs-mcp-'));
  const build = path.join(folder, 'build');
  await writeLanguage(build, 'en', ENGLISH);
  await writeLanguage(build, 'es', SPANISH);
  await writeLanguage(build, 'zh-CN', CHINESE);
  await fs.writeFile(path.join(build, 'index.md'), '# Home\n');
  await fs.writeFile(path.join(build, 'docs/long.md'), LONG_PAGE);
  await fs.writeFile(path.join(build, 'facts.json'), JSON.stringify(FACTS));
  await fs.writeFile(path.join(folder, 'secret.md'), '# Secret\n');
  return build;
}
