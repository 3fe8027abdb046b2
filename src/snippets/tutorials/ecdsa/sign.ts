import {getBytes, verifyMessage, Wallet} from 'ethers';

// The second development key of Hardhat and Anvil.
// It's public, so never send real funds to it.
export const organizer = new Wallet(
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
);

/**
 * Signs the 32 bytes of a hash. If you pass it as
 * a string, ethers signs the 66 characters instead.
 */
export const invite = (hash: string): Promise<string> =>
  organizer.signMessage(getBytes(hash));

if (process.argv[1]!.endsWith('sign.ts')) {
  const hash = `0x${'11'.repeat(32)}`;
  const signature = await invite(hash);
  console.log(`signature  ${(signature.length - 2) / 2} bytes`);
  console.log(`r          ${signature.slice(0, 66)}`);
  console.log(`s          0x${signature.slice(66, 130)}`);
  console.log(`v          ${Number(`0x${signature.slice(130)}`)}`);
  console.log(`signer     ${verifyMessage(getBytes(hash), signature)}`);
  console.log(`as text    ${verifyMessage(hash, signature)}`);
}
