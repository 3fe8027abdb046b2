import {substituteFacts} from '@site/src/remark/facts/substitute';
import type {Gateway} from '../../node/gateway';
import {createCoreSender} from '../../node/world/coreSender';
import {createEspaceSender} from '../../node/world/espaceSender';
import {boxesOf, type Box} from './boxes';
import {closedPort} from './closedPort';
import {findShown} from './output';
import {PRINTED, type Printed} from './pages';
import {startReader, type Reader} from './reader';

/** What a faucet gives at most, and more than any tutorial needs. */
const FUNDS = 100n * 10n ** 18n;
/** `Fund this account: 0x…`, `Your address: 0x…` */
const OWN_ADDRESS = /\b(?:address|account): (cfxtest:[a-z0-9]{42}|0x[0-9a-fA-F]{40})\b/g;

/** Stands in for the faucets of both spaces. */
async function faucet(gateway: Gateway, address: string): Promise<void> {
  if (address.startsWith('cfxtest:')) await createCoreSender(gateway).send('faucet', {to: address, value: FUNDS});
  else await createEspaceSender(gateway).send('faucet', {to: address as `0x${string}`, value: FUNDS});
}

/** A reader's way through a page, or through two. */
class Walk {
  private printed = '';
  private readonly addresses = new Set<string>();
  private readonly own = new Map<string, string>();
  private isFunded = false;
  private isWarned = false;

  constructor(private tutorial: Printed, private readonly reader: Reader, private readonly gateway: Gateway) {}

  /** Goes on with another page in the same folder. */
  turnTo(tutorial: Printed): void {
    this.tutorial = tutorial;
    this.isWarned = false;
  }

  async take(box: Box): Promise<void> {
    if (box.kind === 'file') return this.reader.save(box.name, box.code, box.isContinued);
    if (box.kind === 'output') return this.compare(box.text);
    this.printed = '';
    for (const command of box.commands) await this.type([...this.own].reduce((line, [shown, own]) => line.replaceAll(shown, own), command));
  }

  private async type(command: string): Promise<void> {
    const {spends, servers = {}, failing = [], elsewhere = {}} = this.tutorial;
    if (Object.keys(elsewhere).some((line) => substituteFacts(line) === command)) return;
    if (command === spends && !this.isWarned) await this.meetFailures(command);
    const sign = servers[command];
    if (sign !== undefined) return this.reader.serve(command, sign);
    if (failing.includes(command)) {
      const {failed, printed} = await this.reader.tryOut(command, false);
      if (!failed) throw new Error(`"${command}" should fail, but printed:\n${printed}`);
      this.printed += printed;
      return;
    }
    this.printed += await this.reader.type(command).catch(async (error: Error) => {
      if (!(await this.isRetry(error.message))) throw error;
      return this.reader.type(command);
    });
    for (const [, address = ''] of this.printed.matchAll(OWN_ADDRESS)) this.addresses.add(address);
  }

  /** Meets the two failures that every reader may meet first, as the page describes them, and funds the account between them. */
  private async meetFailures(command: string): Promise<void> {
    this.isWarned = true;
    if (!this.isFunded) {
      if (this.addresses.size === 0) throw new Error('nothing has printed an address to fund');
      await this.fails(command, this.tutorial.unfunded, false);
      for (const address of this.addresses) await faucet(this.gateway, address);
      this.isFunded = true;
    }
    await this.fails(command, this.tutorial.unreachable, true);
  }

  private async fails(command: string, message: string, isOffline: boolean): Promise<void> {
    const {failed, printed} = await this.reader.tryOut(command, isOffline);
    if (await this.isRetry(printed)) return this.fails(command, message, isOffline);
    if (!failed || !printed.includes(message)) throw new Error(`${isOffline ? 'without its endpoint' : 'without CFX'}, "${command}" should fail with "${message}", but printed:\n${printed}`);
  }

  /** Whether the page has its reader run a command again after this message. Time passes before that, so the chain has grown. */
  private async isRetry(printed: string): Promise<boolean> {
    const {retry} = this.tutorial;
    if (retry === undefined || !printed.includes(retry)) return false;
    await this.gateway.mine();
    return true;
  }

  /** Repeats a step at the end, as the page allows or warns. */
  async again(): Promise<void> {
    const [command, outcome] = this.tutorial.again;
    const {printed} = await this.reader.tryOut(command, false);
    if (!printed.includes(substituteFacts(outcome))) throw new Error(`a second "${command}" should print "${outcome}", but printed:\n${printed}`);
  }

  private compare(text: string): void {
    if (this.tutorial.elsewhere?.[text.split('\n')[0]!] !== undefined) return;
    for (const [shown, own] of findShown(text, `${this.printed}\n${this.reader.served()}`)) if (shown.startsWith('0x')) this.own.set(shown, own);
  }
}

/** Goes through a page, and through the one before it, box by box. Rejects with the line of the page that doesn't work. */
export async function follow(tutorial: Printed, gateway: Gateway): Promise<void> {
  const ports = await Promise.all((tutorial.ports ?? []).map(async (port) => [port, String(await closedPort())] as const));
  const reader = startReader(gateway, Object.fromEntries(ports));
  try {
    const before = PRINTED.find(({page}) => page === tutorial.after);
    const walk = new Walk(tutorial, reader, gateway);
    for (const part of before ? [before, tutorial] : [tutorial]) {
      walk.turnTo(part);
      for (const box of boxesOf(part.page)) {
        await walk.take(box).catch((error: Error) => {
          throw new Error(`docs/${part.page}.mdx:${box.line}: ${error.message}`);
        });
      }
    }
    await walk.again();
  } finally {
    await reader.leave();
  }
}
