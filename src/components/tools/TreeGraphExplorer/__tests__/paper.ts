/**
 * A second implementation of the rules of Tree-Graph and GHAST, written from their definitions without any code of the
 * model. It computes every set from scratch and finds every order among all possible orders: slow, but easy to check.
 */
export interface PlainBlock {
  readonly hash: string;
  readonly isTimer: boolean;
  readonly isHeavy: boolean;
  readonly parent: number;
  readonly refs: readonly number[];
  readonly isAdaptive: boolean;
}
export interface Parameters {
  readonly adapts: boolean;
  readonly timerBeta: number;
  readonly leadBeta: number;
  readonly heavyRatio: number;
}

export class Paper {
  private readonly known = new Map<number, boolean>();

  constructor(
    readonly blocks: readonly PlainBlock[],
    readonly parameters: Parameters,
  ) {}

  before = (at: number): number[] => [this.blocks[at]!.parent, ...this.blocks[at]!.refs].filter((older) => older >= 0);
  /** Whether a path of edges leads from a block to an older one, or the two are the same block. */
  reaches(from: number, to: number): boolean {
    const known = this.known.get(from * 100 + to);
    if (known !== undefined) return known;
    const found = from === to || (from > to && this.before(from).some((older) => this.reaches(older, to)));
    this.known.set(from * 100 + to, found);
    return found;
  }
  past = (at: number): number[] =>
    this.blocks.map((_, index) => index).filter((index) => index !== at && this.reaches(at, index));
  isInTree = (root: number, at: number): boolean =>
    at === root || (at > root && this.isInTree(root, this.blocks[at]!.parent));
  height = (at: number): number => (at === 0 ? 0 : 1 + this.height(this.blocks[at]!.parent));

  weight(at: number): number {
    const {isAdaptive, isHeavy} = this.blocks[at]!;
    if (!isAdaptive) return 1;
    return isHeavy ? this.parameters.heavyRatio : 0;
  }

  /** SubTW(B, x) of the paper, with the blocks B. */
  subtree = (at: number, view: readonly number[]): number =>
    view.filter((one) => this.isInTree(at, one)).reduce((sum, one) => sum + this.weight(one), 0);

  /**
   * The longest timer chain that ends in a block or before it. Among equally long ones, the hashes of their blocks
   * decide.
   */
  timerChain(at: number): number[] {
    const longest = this.longest(this.before(at));
    return this.blocks[at]!.isTimer ? [...longest, at] : longest;
  }

  longest(ends: readonly number[]): number[] {
    const ranked = ends.map((end) => ({chain: this.timerChain(end), hash: this.blocks[end]!.hash}));
    ranked.sort((a, b) => b.chain.length - a.chain.length || (a.hash < b.hash ? 1 : -1));
    return this.parameters.adapts ? (ranked[0]?.chain ?? []) : [];
  }

  /** The highest block with `timerBeta` consecutive timer blocks in its subtree and as many after them. */
  forceConfirmed(chain: readonly number[]): number {
    const {timerBeta} = this.parameters;
    const isConfirmed = (at: number) =>
      chain.some(
        (_, start) =>
          start + 2 * timerBeta <= chain.length &&
          chain.slice(start, start + timerBeta).every((timer) => this.isInTree(at, timer)),
      );
    return this.blocks
      .map((_, index) => index)
      .filter((at) => at === 0 || isConfirmed(at))
      .reduce((a, b) => (this.height(b) > this.height(a) ? b : a));
  }

  pivot(view: readonly number[], confirmed: number): number[] {
    const chain = view.filter((at) => this.isInTree(at, confirmed)).sort((a, b) => a - b);
    for (;;) {
      const children = view.filter((at) => this.blocks[at]!.parent === chain.at(-1));
      if (children.length === 0) return chain;
      const weights = children.map((child) => this.subtree(child, view));
      const heaviest = children.filter((_, index) => weights[index] === Math.max(...weights));
      chain.push(heaviest.reduce((a, b) => (this.blocks[a]!.hash > this.blocks[b]!.hash ? a : b)));
    }
  }

  /** Whether a block with these edges must be adaptive, as the comment on GHAST in conflux-rust defines it. */
  mustAdapt(at: number): boolean {
    if (!this.parameters.adapts) return false;
    const view = this.past(at);
    const chain = this.longest(this.before(at));
    const confirmed = this.forceConfirmed(chain);
    const ancestors = view.filter((older) => this.isInTree(older, at) && this.height(older) > this.height(confirmed));
    return ancestors.some((a) => {
      const distance = chain.length - chain.filter((timer) => timer !== a && this.reaches(a, timer)).length;
      const siblings = view.filter(
        (other) => other !== a && other > 0 && this.blocks[other]!.parent === this.blocks[a]!.parent,
      );
      const lead = this.subtree(a, view) - siblings.reduce((sum, other) => sum + this.subtree(other, view), 0);
      return distance >= this.parameters.timerBeta && lead < this.parameters.leadBeta;
    });
  }

  /** Whether nodes accept the parent: it is the end of the pivot chain of all that the block can reach. */
  hasRightParent(at: number): boolean {
    return (
      this.pivot(this.past(at), this.forceConfirmed(this.longest(this.before(at)))).at(-1) === this.blocks[at]!.parent
    );
  }

  /**
   * Compares all orders in which each block comes after those that it can reach, and returns the one that has the
   * larger hashes when read from its end.
   */
  order(members: readonly number[]): number[] {
    if (members.length === 0) return [];
    const key = (order: readonly number[]) =>
      [...order]
        .reverse()
        .map((at) => this.blocks[at]!.hash)
        .join();
    const orders = members
      .filter((last) => members.every((other) => other === last || !this.reaches(other, last)))
      .map((last) => [...this.order(members.filter((other) => other !== last)), last]);
    return orders.reduce((a, b) => (key(a) > key(b) ? a : b));
  }

  epochs(pivot: readonly number[]): number[][] {
    return pivot.map((end, epoch) =>
      this.order(
        this.blocks
          .map((_, index) => index)
          .filter((at) => this.reaches(end, at) && !pivot.slice(0, epoch).some((earlier) => this.reaches(earlier, at))),
      ),
    );
  }
}
