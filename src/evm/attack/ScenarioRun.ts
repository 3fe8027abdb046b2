import {decodeParameters, encodeCall, encodeParameters} from '../abi';
import type {Receipt, Transaction, Viewed} from '../chain';
import {bytesOf, hexOf, wordOf, type Hex} from '../hex';
import {sign} from '../keys';
import {Bindings, type Named} from './Bindings';
import type {AttackData, Scenario, Step, Term} from './data';
import type {Row} from './moments';
import type {Tracer} from './Tracer';

/** Which attack to run, on which contract, with which amounts in CFX; missing ones have their default. */
export interface AttackRequest {
  readonly attack: string;
  readonly target: string;
  readonly amounts: Readonly<Record<string, string>>;
  /** Begins the names of the development accounts, so that runs on one node don't share accounts. */
  readonly accounts?: string;
}

/** Where a scenario runs: the chain in memory, or a node. Balances don't include fees. */
export interface Ledger {
  fund(address: Hex, amount: bigint): Promise<void>;
  send(transaction: Transaction): Promise<Pick<Receipt, 'ending' | 'gasUsed' | 'collateral' | 'created'>>;
  view(to: Hex, data: Hex): Promise<Viewed>;
  balanceOf(address: Hex): Promise<bigint>;
  storageAt(address: Hex, slot: bigint): Promise<bigint>;
  /** Continues on a chain with another ID, on which the same transactions were sent. */
  switchTo(chainId: number): Promise<void>;
}

/** What a transaction of a scenario did. */
type Outcome = Awaited<ReturnType<Ledger['send']>>;

/** The result of a scenario, without what happened inside its transactions. */
export interface ScenarioResult {
  readonly rows: readonly Row[];
  /** Values before the attack and after it, in the order of the rows; undefined if a contract doesn't exist. */
  readonly before: readonly (string | undefined)[];
  readonly after: readonly (string | undefined)[];
  readonly works: boolean;
  /** Gas and outcome of each transaction, in order. */
  readonly transactions: readonly {
    readonly succeeded: boolean;
    readonly gasUsed: string;
    readonly collateral: number;
  }[];
}

type Deployment = Extract<Step, {deploy: string}>;

/** A step that prepares the attack failed, so there is nothing to attack. */
export class PreparationFailed extends Error {
  constructor(
    readonly step: number,
    readonly reason: string,
  ) {
    super(`step ${step + 1} failed: ${reason}`);
    this.name = 'PreparationFailed';
  }
}

/** One run of a scenario. */
export class ScenarioRun {
  private readonly bound: Bindings;
  /** Records what happens inside of transactions. */
  tracer: Tracer | undefined;
  private readonly outcomes: Outcome[] = [];
  /** What is shown: names of accounts and contracts with a balance, then the watched values. */
  private readonly holders: string[];

  constructor(
    private readonly data: AttackData,
    private readonly scenario: Scenario,
    private readonly request: AttackRequest,
    private readonly ledger: Ledger,
  ) {
    this.bound = new Bindings(data, request.amounts, request.accounts);
    const used = new Set(scenario.steps.flatMap((step) => ('by' in step ? [step.by] : [])));
    const passed = new Set(JSON.stringify(scenario.steps).match(/(?<=\$)\w+/g));
    const accounts = Object.keys(data.accounts).filter((name) => used.has(name) || passed.has(name));
    this.holders = [...contractNames(scenario), ...accounts];
  }

  /** Names of the addresses. */
  get named(): Map<Hex, Named> {
    return this.bound.named;
  }

  /** Runs all steps. `attacking` is called between the preparation and the attack. */
  async finish(attacking: () => void = () => undefined): Promise<ScenarioResult> {
    const {steps} = this.scenario;
    for (const name of this.holders) {
      const account = this.bound.get(name);
      if (account?.kind === 'account') await this.ledger.fund(account.address, this.spentBy(name));
    }
    const last = steps.length - 1;
    for (const [index, step] of steps.slice(0, last).entries()) {
      const outcome = await this.take(index, step);
      if (outcome && outcome.ending !== 'succeeded')
        throw new PreparationFailed(index, this.tracer?.moments.at(-1)?.text ?? outcome.ending);
    }
    const before = await this.values();
    attacking();
    const outcome = await this.take(last, steps[last]!);
    const after = await this.values();
    return {
      rows: this.rows(),
      before,
      after,
      works: this.works(outcome!, after),
      transactions: this.outcomes.map(({ending, gasUsed, collateral}) => ({
        succeeded: ending === 'succeeded',
        gasUsed: String(gasUsed),
        collateral,
      })),
    };
  }

  /** CFX that an account sends in all steps: it begins with that much. */
  private spentBy(name: string): bigint {
    const values = this.scenario.steps.flatMap((step) => ('value' in step && step.by === name ? [step.value!] : []));
    return values.reduce((sum, value) => sum + this.bound.drip(value), 0n);
  }

  private async take(index: number, step: Step): Promise<Outcome | undefined> {
    if ('chain' in step) {
      await this.ledger.switchTo(this.data.chainIds[1]);
      await this.tracer?.add({kind: 'chain', depth: 0, step: index, who: ''});
      return undefined;
    }
    const account = this.bound.account(step.by);
    const by = this.data.accounts[step.by]!;
    if ('sign' in step) {
      const {address, entry} = this.bound.target(step.sign, step.args);
      const digest = await this.ledger.view(
        address,
        encodeCall(entry, this.bound.terms(entry.inputs ?? [], step.args)),
      );
      this.bound.set(step.as, {kind: 'signature', bytes: sign(account.key, digest.returned)});
      const text = `${this.labelOf(step.sign.split('.')[0]!)}.${entry.name}()`;
      await this.tracer?.add({kind: 'sign', depth: 0, step: index, who: by, text});
      return undefined;
    }
    if ('slot' in step) {
      const contract = this.bound.deployed(step.of);
      const word = await this.ledger.storageAt(contract.address, BigInt(step.slot));
      this.bound.set(step.as, {kind: 'slot', word});
      const read = {who: by, to: this.labelOf(step.of), slot: step.slot, text: hexOf(wordOf(word))};
      await this.tracer?.add({kind: 'slot', depth: 0, step: index, ...read});
      return undefined;
    }
    const transaction = {from: account.address, value: step.value === undefined ? 0n : this.bound.drip(step.value)};
    const isDeploy = 'deploy' in step;
    const run = () => (isDeploy ? this.deploy(step, transaction) : this.call(step, transaction));
    const bind = (address: Hex) => isDeploy && this.bindContract(step, address);
    const outcome = await (this.tracer ? this.tracer.record(index, by, run, bind) : run());
    if (isDeploy && outcome.created) this.bindContract(step, outcome.created);
    else if (isDeploy) this.bound.delete(step.as);
    this.outcomes.push(outcome);
    return outcome;
  }

  private call(step: Extract<Step, {call: string}>, transaction: {from: Hex; value: bigint}): Promise<Outcome> {
    const {address, entry} = this.bound.target(step.call, step.args);
    const data = encodeCall(entry, this.bound.terms(entry.inputs ?? [], step.args));
    return this.ledger.send({...transaction, to: address, data});
  }

  private deploy(step: Deployment, transaction: {from: Hex; value: bigint}): Promise<Outcome> {
    const {abi, initCode} = this.bound.contract(this.contractOf(step));
    const inputs = abi.find(({type}) => type === 'constructor')?.inputs ?? [];
    const args = hexOf(encodeParameters(inputs, this.bound.terms(inputs, step.args)));
    return this.ledger.send({...transaction, data: `${initCode}${args.slice(2)}`});
  }

  private bindContract(step: Deployment, address: Hex): void {
    const contract = this.contractOf(step);
    this.bound.deploy(step.as, address, {name: this.labelOf(step.as), contract});
  }

  private contractOf({deploy}: Deployment): string {
    return deploy === 'target' ? this.request.target : deploy;
  }

  /** The name of a contract, with a number if the attack deploys more than one of its kind. */
  private labelOf(name: string): string {
    const deployments = this.scenario.steps.flatMap((step) => ('deploy' in step ? [step] : []));
    const own = deployments.find(({as}) => as === name)!;
    const same = deployments.filter(({deploy}) => deploy === own.deploy);
    const label = this.contractOf(own);
    return same.length > 1 ? `${label} ${same.indexOf(own) + 1}` : label;
  }

  private rows(): Row[] {
    return [
      ...this.holders.map((name) => ({label: this.data.accounts[name] ?? this.labelOf(name), isCfx: true})),
      ...this.scenario.watch.map(({label, isCfx}) => ({label, isCfx})),
    ];
  }

  /** All shown values at this moment. */
  async values(): Promise<(string | undefined)[]> {
    const balances = await Promise.all(
      this.holders.map(async (name) => {
        const holder = this.bound.get(name);
        return holder && 'address' in holder ? String(await this.ledger.balanceOf(holder.address)) : undefined;
      }),
    );
    const watched: (string | undefined)[] = [];
    for (const {read, args} of this.scenario.watch) {
      const names = [
        read.split('.')[0]!,
        ...args.flatMap((arg) => (typeof arg === 'string' && arg.startsWith('$') ? [arg.slice(1)] : [])),
      ];
      if (names.some((name) => !this.bound.has(name))) watched.push(undefined);
      else watched.push(await this.read(read, args));
    }
    return [...balances, ...watched];
  }

  private async read(of: string, args: readonly Term[]): Promise<string | undefined> {
    const {address, entry} = this.bound.target(of, args);
    const {succeeded, returned} = await this.ledger.view(
      address,
      encodeCall(entry, this.bound.terms(entry.inputs ?? [], args)),
    );
    return succeeded && returned !== '0x'
      ? String(decodeParameters(entry.outputs ?? [], bytesOf(returned))[0])
      : undefined;
  }

  private works(outcome: Outcome, after: readonly (string | undefined)[]): boolean {
    const {works, watch} = this.scenario;
    if (works === 'succeeds') return outcome.ending === 'succeeded';
    if (works === 'reverts') return outcome.ending !== 'succeeded';
    const index = watch.findIndex(({id}) => id === works.value);
    const value = after[this.holders.length + index];
    const least = watch[index]!.isCfx ? this.bound.drip(works.atLeast) : BigInt(works.atLeast);
    return value !== undefined && BigInt(value) >= least;
  }
}

/** Names of the contracts that the steps deploy, in order. */
const contractNames = ({steps}: Scenario): string[] => steps.flatMap((step) => ('deploy' in step ? [step.as] : []));
