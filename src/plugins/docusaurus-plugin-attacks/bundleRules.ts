import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Modules of the EVM that `Machine` never runs: precompiled contracts, and a format of code that no fork has. */
const LEFT_OUT = new RegExp(
  [
    String.raw`precompiles[\\/](?:0[a-f]|1[01]|100)-[^\\/]+\.js`,
    String.raw`precompiles[\\/]bls12_381[\\/](?:noble|mcl|constants|util)\.js`,
    String.raw`eof[\\/](?:container|setup|verify)\.js`,
  ]
    .map((file) => String.raw`[\\/]@ethereumjs[\\/]evm[\\/].*[\\/]${file}$`)
    .join('|'),
);

/** Where a package lies that another one imports. */
const resolveFrom = (folder: string, request: string): string => require.resolve(request, {paths: [folder]});

/**
 * Rules for the bundle that keep the worker with the EVM small: one copy of the cryptography for all of its packages
 * and for `src/evm`, and nothing that isn't used. `tests/build/attacks.test.ts` holds it to its limit.
 */
export function bundleRules(siteDir: string): object[] {
  const evm = path.dirname(require.resolve('@ethereumjs/evm'));
  const hashes = path.dirname(resolveFrom(evm, '@noble/hashes/sha3.js'));
  const curves = path.dirname(resolveFrom(evm, '@noble/curves/secp256k1.js'));
  const stubs = path.join(siteDir, path.relative(siteDir, __dirname), 'stubs.js');
  return [
    {
      test: /[\\/]node_modules[\\/]@ethereumjs[\\/]/,
      resolve: {alias: {debug$: stubs, 'lru-cache$': stubs, '@noble/hashes': hashes, '@noble/curves': curves}},
    },
    {test: /[\\/]src[\\/]evm[\\/]/, resolve: {alias: {'@noble/hashes/sha3$': path.join(hashes, 'sha3.js')}}},
    {test: LEFT_OUT, use: [path.join(__dirname, 'leaveOut.js')]},
  ];
}
