import data from './cips.json';
import type {FactFiles} from './schemas/types';

type Cip = FactFiles['cips'][number];

/** An improvement proposal. Properties that no source states are missing. */
export interface CipRow {
  readonly number: number;
  readonly title: string;
  /** The status in the header of its file. */
  readonly status?: string;
  /** Node version that activated it. */
  readonly version?: string;
  readonly area?: NonNullable<Cip['space']>;
  /** Its text. The copy of the repository behind the facts doesn't contain newer proposals. */
  readonly href?: string;
}

const REPOSITORY = 'Conflux-Chain/CIPs: ';

/** The proposals that a hard fork activated (`active`), or all others (`others`), by number. */
export function cipRows(of: 'active' | 'others'): CipRow[] {
  const chosen = (data as Cip[])
    .filter(({hardfork}) => (hardfork !== null) === (of === 'active'))
    .sort((a, b) => a.number - b.number);
  return chosen.map(({number, title, status, hardfork, space, source}) => {
    const path = source.startsWith(REPOSITORY) ? source.slice(REPOSITORY.length) : undefined;
    return {
      number,
      title,
      status: path ? status : undefined,
      version: hardfork ?? undefined,
      area: space ?? undefined,
      href: path && `https://github.com/Conflux-Chain/CIPs/blob/master/${path}`,
    };
  });
}
