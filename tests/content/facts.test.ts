import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {networks, portals, protocolFacts} from '../../src/facts';
import {facts} from '../../src/facts/all';
import {lookUp} from '../../src/facts/lookUp';

/** Every prose file of the three languages. */
function proseFiles(): string[] {
  return ['docs', 'blog', 'i18n']
    .filter((dir) => fs.existsSync(dir))
    .flatMap((dir) =>
      fs
        .readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => path.join(dir, name)),
    );
}

const [cips, papers] = [facts('cips'), facts('papers')];
const protocolIds = new Set(protocolFacts.map(({id}) => id));
const hostOf = (url: string): string => new URL(url).host;

/** Whether `<Fact id>` finds it: an ID of the protocol's facts, or a path to another file of facts. */
function isFact(id: string): boolean {
  if (!id.includes('.')) return protocolIds.has(id);
  try {
    return lookUp(id) !== '';
  } catch {
    return false;
  }
}

/** Hosts that prose can contain only through a component. */
const hosts = new Set([
  ...networks
    .flatMap(({rpc, explorer, explorerApi, faucets}) => [
      ...rpc.http,
      ...rpc.ws,
      explorer,
      ...(explorerApi ? [explorerApi] : []),
      ...faucets.map(({url}) => url),
    ])
    .map(hostOf),
  ...portals.map(({url}) => hostOf(url)),
]);

const lines = proseFiles().flatMap((file) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({text, at: `${file}:${index + 1}`})),
);

describe('§2.2 values live once', () => {
  it('§2.2 no page types an endpoint, explorer, faucet or portal address: components show them', () => {
    const typed = lines.flatMap(({text, at}) =>
      [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)/g)]
        .filter(([, host]) => hosts.has(host as string))
        .map(([url]) => `${at}: ${url} stands in src/facts/networks.json; use a component`),
    );
    expect(typed).toEqual([]);
  });

  it('every fact that a page names exists', () => {
    const unknown = lines.flatMap(({text, at}) =>
      [...text.matchAll(/<Fact id="([^"]*)"/g)]
        .filter(([, id]) => !isFact(id as string))
        .map(([tag]) => `${at}: ${tag}`),
    );
    expect(unknown).toEqual([]);
  });
});

const CIP_LINK = /\[CIP-(\d+)\]\(https:\/\/github\.com\/Conflux-Chain\/CIPs\/blob\/master\/CIPs\/cip-(\d+)\.md\)/g;
const REFERENCES = lines.filter(({at}) => at.includes('reference-links.mdx'));

describe('§2.2 references', () => {
  it('every link to a proposal names the number that it shows, and the proposal exists', () => {
    const known = new Map(cips.map((cip) => [String(cip.number), cip]));
    const wrong = lines.flatMap(({text, at}) =>
      [...text.matchAll(CIP_LINK)]
        .filter(
          ([, shown, linked]) =>
            shown !== linked || !known.has(shown as string) || known.get(shown as string)?.status === 'not in snapshot',
        )
        .map(([link]) => `${at}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the reference page lists each proposal under the version that activated it', () => {
    let version = '';
    const listed = REFERENCES.flatMap(({text, at}) => {
      version = /\{#cips-([\w-]+)\}/.exec(text)?.[1]?.replace('-', '.') ?? version;
      const number = /^\| \[?CIP-(\d+)/.exec(text)?.[1];
      return number && !text.startsWith('| CIP-23 | EIP') ? [{number, version, at}] : [];
    });
    const wrong = listed.filter(
      ({number, version: shown}) =>
        (cips.find((cip) => String(cip.number) === number)?.hardfork ?? 'standards') !== shown,
    );
    expect(listed.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  it('the reference page links every paper of the facts', () => {
    for (const locale of ['docs/', 'i18n/zh', 'i18n/es']) {
      const text = REFERENCES.filter(({at}) => at.startsWith(locale))
        .map((line) => line.text)
        .join('\n');
      expect(
        papers
          .filter(({title, url}) => !text.includes(`| ${title} |`) || !text.includes(`](${url})`))
          .map(({title}) => title),
        locale,
      ).toEqual([]);
    }
  });
});
