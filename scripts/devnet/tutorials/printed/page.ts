import type {Gateway} from '../../gateway';
import type {Reader} from './reader';

/** A page whose boxes alone make a working project, and the failures that its part "If it fails" describes. */
export interface Printed {
  /** Path below `docs`, without the ending. */
  page: string;
  /** The page that ends with the state in which this one begins; "What you need" links to it. */
  after?: string;
  /** `page#id`: parts of other pages that "What you need" also requires. */
  otherPages?: readonly string[];
  /** `page#id`: parts of other pages of which this one needs only the files. */
  files?: readonly string[];
  /** Addresses of a Graph Node and its IPFS server, which the tests replace. */
  graphNode?: readonly string[];
  /**
   * The id of the part with the project, its outcome and its failures, if the rest of the page is a guide without a
   * project.
   */
  part?: string;
  /** The first command that needs CFX. Before it, the reader goes to the faucet. */
  spends?: string;
  /** How many CFX are enough, according to the page. */
  cfx?: number;
  /** Part of what that command prints while the account has no CFX. */
  unfunded?: string;
  /** Part of what it prints while the endpoint can't be reached. */
  unreachable?: string;
  /** Commands that don't end by themselves, and what they print when they're ready. */
  servers?: Readonly<Record<string, string>>;
  /** What the reader does in a browser once those are ready. */
  visit?: (place: {reader: Reader; gateway: Gateway}) => Promise<void>;
  /** Fixed ports of those servers, which the tests replace. */
  ports?: readonly string[];
  /** A command that a reader can run again, and its outcome. The page mentions both. */
  again: readonly [command: string, outcome: string];
  /** Part of a message after which the page tells its reader to run the command again. */
  retry?: string;
  /** Commands that fail on purpose. */
  failing?: readonly string[];
  /** Why the reader doesn't encounter the failure `unfunded` here, and where it happens instead. */
  unfundedElsewhere?: string;
  /** Address of the explorer's verification API, which the tests replace. */
  explorer?: string;
  /** Needs Hardhat 3, and a Node.js that can run it. */
  hardhat?: true;
  /** Packages that aren't among the root's: they are installed into `.cache` once. */
  packages?: Readonly<Record<string, string>>;
  /** Makes a folder with the packages that are too large to be installed completely. */
  unpack?: () => Promise<string>;
  /** Lines of the page that can't be repeated here, each with the reason. */
  elsewhere?: Readonly<Record<string, string>>;
}
