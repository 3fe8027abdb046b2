import {cipRows, type CipRow} from '../../../facts/cipRows';
import {contractRows} from '../../../facts/contractRows';
import {evmRows} from '../../../facts/evmRows';
import {hardForks} from '../../../facts/hardForkFacts';
import {localNodes, network, rateLimits} from '../../../facts/networkFacts';
import papers from '../../../facts/papers.json';
import {poolRows} from '../../../facts/poolRows';
import priceFeeds from '../../../facts/price-feeds.json';
import type {FactFiles} from '../../../facts/schemas/types';
import type {LocalNode} from '../../../facts/types';
import {otherTokenCosts, tokenInterfaces, tokenRows} from '../../../facts/tokenRows';
import wallets from '../../../facts/wallets.json';
import {netOf, oneOf, spaceOf, type Element} from './attributes';

/** The fields of a row, to which the columns of its table refer. A number is a quantity; other numerals are texts. */
export type Row = Readonly<Record<string, unknown>>;

/** What the rows of a table are made from, besides the facts. */
interface Context {
  readonly element: Element;
  /** A text from `words` of the table, with values in the places of names in braces. */
  say(word: string, values?: Readonly<Record<string, string | number>>): string;
  /** A list in the language of the page. */
  list(items: readonly string[]): string;
}

const EIPS = 'https://eips.ethereum.org/EIPS/eip-';
const NODE_NAMES: Record<LocalNode['id'], string> = {
  'conflux-rust': 'conflux-rust, dev mode',
  'conflux-docker': 'conflux-docker, dev node',
  'xcfx-node': '@xcfx/node',
};

/** The area that a proposal changes. Areas without a word have the same name in each language. */
function areaOf({area}: CipRow, say: Context['say']): string | undefined {
  if (area === 'both' || area === 'consensus') return say(area);
  return area === 'Core' ? 'Core Space' : area;
}

/** Whether a proposal has a name in words, not that of an instruction such as `PUSH0`. */
const isInWords = (name: string): boolean => /[a-z]/.test(name);

/** First height at which an upgrade changed anything: an epoch, or a block where no epoch is set. */
const heightOf = ({epoch, block}: {epoch?: number; block?: number}, say: Context['say']) =>
  epoch ?? (block === undefined ? undefined : say('block', {number: block}));

const urlOf = (scheme: 'http' | 'ws', port: number | undefined) => port && `${scheme}://127.0.0.1:${port}`;

/** A rate is unknown if it is null, and 0 for methods that a plan doesn't serve. */
const rateOf = (rate: number | null, say: Context['say']) => (rate === 0 ? say('none') : rate);

/** The rows of each table in `src/tables`. An unknown attribute stops the build. */
export const ROWS: Readonly<Record<string, (context: Context) => readonly Row[]>> = {
  cips({element, say}) {
    const which = oneOf(element, 'which', ['active', 'others']);
    return cipRows(which).map((cip) => ({
      number: `CIP-${cip.number}`,
      href: cip.href,
      title: cip.title,
      status: cip.status,
      ...(which === 'active' && {area: areaOf(cip, say), version: cip.version}),
    }));
  },

  contracts: ({element, say}) =>
    contractRows(oneOf(element, 'which', ['internal', 'core', 'espace']), netOf(element)).map(
      ({since, later = [], ...row}) => ({
        ...row,
        since:
          later.reduce(
            (text, one) => say('later', {since: text, name: `\`${one.name}\``, version: one.since}),
            since === 'genesis' ? say(since) : (since ?? ''),
          ) || undefined,
      }),
    ),

  evm({element, say}) {
    const which = oneOf(element, 'which', ['opcodes', 'eips', 'precompiles']);
    return evmRows(which).map(({code, last, name, eip, since, status, run}) => ({
      [which === 'opcodes' ? 'byte' : 'address']: code && (last ? `\`${code}\` – \`${last}\`` : `\`${code}\``),
      name: which === 'opcodes' ? `\`${name}\`` : which === 'eips' && isInWords(name) ? say(`eip${eip}`) : name,
      [which === 'eips' ? 'proposal' : 'eip']: eip && `EIP-${eip}`,
      href: eip && `${EIPS}${eip}`,
      since: since && `V${since}`,
      status: run === false ? `${say(status)} ${say('notRun')}` : say(status),
    }));
  },

  forks: ({say}) =>
    [...hardForks]
      .reverse()
      .map(({version, name, client, mainnet, testnet}) => ({
        version: name ? `${version} ${name}` : version,
        client,
        mainnet: heightOf(mainnet, say),
        date: mainnet.date,
        testnet: heightOf(testnet, say),
      })),

  'local-nodes'({element, say}) {
    const isCore = spaceOf(element) === 'core';
    return localNodes.map(({id, ports, chainId, evmChainId}) => ({
      node: NODE_NAMES[id],
      http: urlOf('http', isCore ? ports.coreHttp : ports.espaceHttp),
      ws: urlOf('ws', isCore ? ports.coreWs : ports.espaceWs),
      chainId: (isCore ? chainId : evmChainId)?.toString() ?? say('asConfigured'),
    }));
  },

  papers: ({list}) =>
    (papers as FactFiles['papers']).map(({title, url, authors, venue, year}) => ({
      title,
      url,
      authors: authors && list(authors),
      published: [venue, year].filter((one) => one !== undefined).join(' '),
    })),

  pools: ({element}) =>
    poolRows(oneOf(element, 'which', ['pools', 'bridges'])).map(({name, url, core, espace}) => ({
      name,
      url,
      core: core?.address,
      coreHref: core?.href,
      espace: espace?.address,
      espaceHref: espace?.href,
    })),

  'price-feeds': () => priceFeeds,

  providers: ({element, say, list}) =>
    network(spaceOf(element), 'mainnet').otherProviders.map(({name, url, nets = ['mainnet'], status}) => ({
      name,
      url,
      network: list(nets.map((net) => say(net))),
      status: say(status === 'unverified' ? status : 'listed'),
    })),

  'rate-limits'({say}) {
    const [free, standard] = rateLimits.plans;
    const row = (limit: string, of: (plan: (typeof rateLimits.plans)[number]) => unknown): Row => ({
      limit,
      free: of(free!),
      standard: of(standard!),
    });
    return [
      row(say('all'), ({callsPerSecond}) => callsPerSecond),
      row(say('day'), ({callsPerDay}) => callsPerDay),
      ...rateLimits.methods.map((methods) => ({
        limit: say('perSecond', {methods: methods.group === 'filters' ? say('filters') : `\`${methods.group}\``}),
        free: rateOf(methods.free, say),
        standard: rateOf(methods.standard, say),
      })),
      row(say('price'), ({usdPerMonth = 0}) => `USD ${usdPerMonth}`),
    ];
  },

  'token-costs'({element, say}) {
    const which = oneOf(element, 'which', ['espace', 'core', 'collateral', 'others']);
    if (which !== 'others') return tokenRows(which).map(({token, ...costs}) => ({token: say(String(token)), ...costs}));
    return otherTokenCosts().map(({call, espace, core, collateral}) => ({call: say(call), espace, core, collateral}));
  },

  'token-interfaces': ({list}) =>
    tokenInterfaces.map(({standard, name, id, reportedBy}) => ({
      name,
      standard,
      href: standard.replace('ERC-', EIPS),
      id,
      reportedBy: list(reportedBy.map((contract) => `\`${contract}\``)),
    })),

  wallets: ({say}) =>
    (wallets as FactFiles['wallets']).map(({name, url, spaces, repository}) => ({
      name,
      url,
      core: say(spaces.includes('core') ? 'yes' : 'no'),
      espace: say(spaces.includes('espace') ? 'yes' : 'no'),
      code: repository?.replace('https://github.com/', ''),
      repository,
    })),
};
