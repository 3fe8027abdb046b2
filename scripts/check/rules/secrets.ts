import type {Problem, TextRule} from '../types';

/**
 * Publicly known keys, which development nodes print at each start. Sources: the accounts of Hardhat and Anvil
 * (mnemonic "test test … junk", indexes 0 to 2) and the genesis account of a Conflux development node.
 */
const DEVELOPMENT_KEYS = new Set([
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '46b9e861b63d3509c88b7817275a30d22d62c8cd8fa6486ddee35ef0d8e0495f',
]);

const PATTERNS: {pattern: RegExp; what: string}[] = [
  {pattern: new RegExp('-----BEGIN (?:[A-Z]+ )*PRIVATE' + ' KEY-----'), what: 'a private key in PEM form'},
  {pattern: /\bAKIA[0-9A-Z]{16}\b/, what: 'an AWS access key'},
  {pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b/, what: 'a GitHub token'},
  {pattern: /\bnpm_[A-Za-z0-9]{36}\b/, what: 'an npm token'},
  {pattern: /\bxox[abprs]-[A-Za-z0-9-]{20,}\b/, what: 'a Slack token'},
  {pattern: /\bsk-[A-Za-z0-9_-]{32,}\b/, what: 'an API key'},
];
const NAMED_KEY = /(?:private_?key|secret(?:_?key)?|PRIVATE_KEY)["']?\s*[:=]\s*["'`]?(?:0x)?([0-9a-fA-F]{64})\b/gi;

/** Finds keys that control something real. */
export const secrets: TextRule = {
  id: 'secrets',
  about: 'no private keys or tokens except well-known development keys',
  *check({text}): Generator<Problem> {
    const lines = text.split('\n');
    for (const {pattern, what} of PATTERNS) {
      if (!pattern.test(text)) continue;
      for (const [index, line] of lines.entries()) {
        if (pattern.test(line))
          yield {
            line: index + 1,
            message: `The line contains ${what}.`,
            fix: 'Delete it, revoke it with its issuer, and read a new one from the environment.',
          };
      }
    }
    if (!/[0-9a-f]{64}/i.test(text)) return;
    for (const [index, line] of lines.entries()) {
      for (const match of line.matchAll(NAMED_KEY)) {
        if (DEVELOPMENT_KEYS.has(match[1]!.toLowerCase()) || /^(.)\1+$/.test(match[1]!) || /^0{56}/.test(match[1]!))
          continue;
        yield {
          line: index + 1,
          column: match.index + 1,
          message: 'The line assigns a private key that is not a known development key.',
          fix: 'Use the first Hardhat account, or read the key from the environment.',
        };
      }
    }
  },
};
