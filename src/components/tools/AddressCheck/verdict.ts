import type {CoreRecipient, HexRecipient} from './read';

/** Networks whose CFX has a value, and those that exist for tests (CIP-37). */
const MAIN = 1029;
const TEST = 1;

/** What a sender has to know about an address. Each has its own texts. */
export type Verdict =
  | 'core'
  | 'coreContract'
  | 'coreInternal'
  | 'coreNull'
  | 'coreTest'
  | 'coreOther'
  | 'espace'
  | 'espaceInternal'
  | 'espaceNull';

const CORE = {user: 'core', contract: 'coreContract', builtin: 'coreInternal', null: 'coreNull'} as const;
const ESPACE = {account: 'espace', internal: 'espaceInternal', null: 'espaceNull'} as const;

/** On another network than mainnet, the network matters more than the kind of account. */
export function verdictOf(recipient: CoreRecipient | HexRecipient): Verdict {
  if (recipient.space === 'espace') return ESPACE[recipient.type];
  if (recipient.networkId === TEST) return 'coreTest';
  return recipient.networkId === MAIN ? CORE[recipient.type] : 'coreOther';
}
