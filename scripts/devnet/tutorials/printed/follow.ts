import {substituteFacts} from '@site/src/remark/facts/substitute';
import type {Gateway} from '../../gateway';
import {createCoreSender} from '../../world/coreSender';
import {createEspaceSender} from '../../world/espaceSender';
import {parseSuites} from '../../claims/exploits';
import {startExplorer} from '../explorer';
import {startGraphNodeStandIn} from '../graphNodeStandIn';
import {install, installToolchain} from '../toolchain';
import {boxesIn, boxesOf, type Box} from './boxes';
import {closedPort} from './closedPort';
import {findShown} from './output';
import type {Printed} from './page';
import {PRINTED} from './pages';
import {startReader, type Reader} from './reader';

/** Enough if a page doesn't say how much it needs. Some pages show this balance. */
const CFX = 100;
/** `Fund this account: 0x…`, `Your address: 0x…` */
const OWN_ADDRESS = /\b(?:address|account): (cfxtest:[a-z0-9]{42}|0x[0-9a-fA-F]{40})\b/g;

/** Replaces the faucets of both spaces. */
async function faucet(gateway: Gateway, address: string, cfx: number): Promise<void> {
  const value = BigInt(cfx) * 10n ** 18n;
  if (address.startsWith('cfxtest:')) await createCoreSender(gateway).send('faucet', {to: address, value});
  else await createEspaceSender(gateway).send('faucet', {to: address as `0x${string}`, value});
}

/** The reader's own addresses and hashes, by those that pages show. */
type Own = Map<string, string>;

/** A reader's way through one page of a folder. */
class Walk {
  private printed = '';
  private hasSpent = false;

  constructor(
    private readonly tutorial: Printed,
    private readonly reader: Reader,
    private readonly gateway: Gateway,
    private readonly own: Own,
  ) {}

  /** The failures of the page happen on the way. */
  async through(): Promise<void> {
    await this.past(this.tutorial.page, boxesOf(this.tutorial.page), true);
  }

  /** A part of another page that this one sends its reader to. */
  async throughOtherPage(part: string, hasFilesOnly = false): Promise<void> {
    const [page = '', id = ''] = part.split('#');
    await this.past(
      page,
      boxesIn(page, id).filter(({kind}) => kind === 'file' || !hasFilesOnly),
      false,
    );
  }

  private async past(page: string, boxes: Box[], meetsFailures: boolean): Promise<void> {
    for (const box of boxes) {
      await this.take(box, meetsFailures).catch((error: Error) => {
        throw new Error(`docs/${page}.mdx:${box.line}: ${error.message}`);
      });
    }
  }

  private async take(box: Box, meetsFailures: boolean): Promise<void> {
    if (box.kind === 'file') return this.reader.save(box.name, box.code, box.isContinued);
    if (box.kind === 'output') return this.compare(box.text);
    this.printed = '';
    for (const shown of box.commands) {
      const command = [...this.own].reduce((line, [theirs, own]) => line.replaceAll(theirs, own), shown);
      if (command === this.tutorial.spends && !this.hasSpent && meetsFailures) await this.beforeSpending(command);
      await this.type(command);
    }
  }

  private async type(command: string): Promise<void> {
    const {servers = {}, visit, failing = [], elsewhere = {}} = this.tutorial;
    if (Object.keys(elsewhere).some((line) => substituteFacts(line) === command)) return;
    const sign = servers[command];
    if (sign !== undefined) {
      await this.reader.serve(command, sign);
      return visit?.({reader: this.reader, gateway: this.gateway});
    }
    if (failing.includes(command)) {
      const {failed, printed} = await this.withBlocks(command, () => this.reader.tryOut(command));
      if (!failed) throw new Error(`"${command}" should fail, but printed:\n${printed}`);
      this.printed += printed;
      return;
    }
    const printed = await this.withBlocks(command, () => this.reader.type(command)).catch(async (error: Error) => {
      if (!(await this.isRetry(error.message))) throw error;
      return this.reader.type(command);
    });
    for (const [, address = ''] of printed.matchAll(OWN_ADDRESS))
      await faucet(this.gateway, address, this.tutorial.cfx ?? CFX);
    this.printed += printed;
  }

  /**
   * Keeps making blocks, as a network does. Without new ones, forge waits up to two minutes before it requests a
   * receipt again.
   */
  private async withBlocks<T>(command: string, work: () => Promise<T>): Promise<T> {
    if (!/\bforge script\b/.test(command)) return work();
    const every = setInterval(() => void this.gateway.mine(), 300);
    return work().finally(() => clearInterval(every));
  }

  /** Provokes the two failures that every reader can encounter first, as the page describes them. */
  private async beforeSpending(command: string): Promise<void> {
    this.hasSpent = true;
    const {unfunded, unfundedElsewhere, unreachable} = this.tutorial;
    if (unfunded && !unfundedElsewhere) await this.fails(command, unfunded, 'unfunded');
    if (unreachable) await this.fails(command, unreachable, 'offline');
  }

  private async fails(command: string, message: string, state: 'unfunded' | 'offline'): Promise<void> {
    const {failed, printed} = await this.reader.tryOut(command, state);
    if (await this.isRetry(printed)) return this.fails(command, message, state);
    if (!failed || !printed.includes(message))
      throw new Error(
        `while the reader is ${state}, "${command}" should fail with "${message}", but printed:\n${printed}`,
      );
  }

  /**
   * Whether the page tells its reader to run a command again after this message. Time passes before that, so the chain
   * has grown.
   */
  private async isRetry(printed: string): Promise<boolean> {
    const {retry} = this.tutorial;
    if (retry === undefined || !printed.includes(retry)) return false;
    await this.gateway.mine();
    return true;
  }

  private compare(text: string): void {
    if (Object.keys(this.tutorial.elsewhere ?? {}).some((start) => text.startsWith(start))) return;
    const suites = parseSuites(this.printed).map((suite) => suite.text);
    for (const [shown, own] of findShown(text, [this.printed, this.reader.served(), ...suites].join('\n')))
      if (shown.startsWith('0x')) this.own.set(shown, own);
  }
}

/** A reader at the end of a page, who goes on with another page or leaves. */
export interface Followed {
  reader: Reader;
  own: Own;
}

/**
 * Goes through a page box by box. Rejects with the line of the page that doesn't work.
 *
 * @param before a reader at the end of the page that comes before this one. A page that doesn't get one goes through
 *   the page before it first.
 */
export async function follow(tutorial: Printed, gateway: Gateway, before?: Followed): Promise<Followed> {
  const first = PRINTED.find(({page}) => page === tutorial.after);
  if (first && !before) {
    const end = await follow(first, gateway);
    return follow(tutorial, gateway, end).finally(() => end.reader.leave());
  }
  const ports = await Promise.all(
    (tutorial.ports ?? []).map(async (port) => [port, String(await closedPort())] as const),
  );
  const graphNode = tutorial.graphNode ? await startGraphNodeStandIn() : undefined;
  const explorer = tutorial.explorer ? await startExplorer() : undefined;
  const addresses = [
    ...(tutorial.graphNode ?? []).map((url) => [url, graphNode!.url]),
    ...(explorer ? [[substituteFacts(tutorial.explorer!), explorer.url]] : []),
  ];
  const toolchain = tutorial.hardhat && (await installToolchain());
  const packages = [
    toolchain?.folder,
    tutorial.packages && (await install(tutorial.packages)),
    await tutorial.unpack?.(),
  ].filter((folder) => folder !== undefined);
  const reader = startReader(gateway, {
    replaced: Object.fromEntries([...ports, ...addresses]),
    packages,
    node: toolchain?.node,
    continues: before?.reader,
  });
  const [command, outcome] = tutorial.again;
  const own: Own = new Map(before?.own);
  try {
    for (const part of tutorial.files ?? [])
      await new Walk(tutorial, reader, gateway, own).throughOtherPage(part, true);
    for (const part of tutorial.otherPages ?? []) await new Walk(tutorial, reader, gateway, own).throughOtherPage(part);
    await new Walk(tutorial, reader, gateway, own).through();
    const {printed} = await reader.tryOut(substituteFacts(command));
    if (!printed.includes(substituteFacts(outcome)))
      throw new Error(`a second "${command}" should print "${outcome}", but printed:\n${printed}`);
    return {reader, own};
  } catch (error) {
    await reader.leave();
    throw error;
  } finally {
    await Promise.all([graphNode?.close(), explorer?.close()]);
  }
}
