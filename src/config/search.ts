import contracts from '../facts/internal-contracts.json';
import {FEEDBACK_URL} from './repository';

/** A name that is also a word, such as Staking, isn't another name of a contract. */
const isName = (name: string): boolean => /[a-z][A-Z]|\d/.test(name);

/** What search knows about Conflux. */
export const searchOptions = {
  words: 'src/facts/search-words.yaml',
  // Readers paste the address of an internal contract in any of its forms.
  aliases: contracts.map(({name, hex, mainnet, testnet}) => [name, hex, mainnet, testnet].filter(isName)),
  errorFinder: '/docs/general/rpc-errors',
  issues: FEEDBACK_URL,
};
