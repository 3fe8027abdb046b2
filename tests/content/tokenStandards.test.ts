import fs from 'node:fs';
import path from 'node:path';
import {toFunctionSelector} from 'viem';
import {describe, expect, it} from 'vitest';
import {tokenClaims, tokenInterfaces} from '@site/src/facts/tokenRows';
import {testedVersions} from '../../scripts/devnet/packages';

const PAGE = fs.readFileSync('docs/general/build/smart-contracts/token-standards.mdx', 'utf8');
const LIBRARY = 'node_modules/@openzeppelin/contracts';

/** The functions of each interface without those that it inherits, as the standards declare them. */
const FUNCTIONS: Record<string, string[]> = {
  IERC165: ['supportsInterface(bytes4)'],
  IERC721: [
    'balanceOf(address)',
    'ownerOf(uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256)',
    'transferFrom(address,address,uint256)',
    'approve(address,uint256)',
    'setApprovalForAll(address,bool)',
    'getApproved(uint256)',
    'isApprovedForAll(address,address)',
  ],
  IERC721Metadata: ['name()', 'symbol()', 'tokenURI(uint256)'],
  IERC721Enumerable: ['totalSupply()', 'tokenOfOwnerByIndex(address,uint256)', 'tokenByIndex(uint256)'],
  IERC721Receiver: ['onERC721Received(address,address,uint256,bytes)'],
  IERC1155: [
    'balanceOf(address,uint256)',
    'balanceOfBatch(address[],uint256[])',
    'setApprovalForAll(address,bool)',
    'isApprovedForAll(address,address)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  ],
  IERC1155MetadataURI: ['uri(uint256)'],
  IERC1155Receiver: [
    'onERC1155Received(address,address,uint256,uint256,bytes)',
    'onERC1155BatchReceived(address,address,uint256[],uint256[],bytes)',
  ],
  IERC2981: ['royaltyInfo(uint256,uint256)'],
  IERC20: [
    'totalSupply()',
    'balanceOf(address)',
    'transfer(address,uint256)',
    'allowance(address,address)',
    'approve(address,uint256)',
    'transferFrom(address,address,uint256)',
  ],
  IERC20Permit: [
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'nonces(address)',
    'DOMAIN_SEPARATOR()',
  ],
  IERC4626: [
    'asset()',
    'totalAssets()',
    'convertToShares(uint256)',
    'convertToAssets(uint256)',
    ...['Deposit', 'Mint', 'Withdraw', 'Redeem'].flatMap((what) => [`max${what}(address)`, `preview${what}(uint256)`]),
    'deposit(uint256,address)',
    'mint(uint256,address)',
    'withdraw(uint256,address,address)',
    'redeem(uint256,address,address)',
  ],
};

const costOf = (token: string, call: string) =>
  tokenClaims.costs.find((cost) => cost.token === token && cost.call === call)!;
const outcomeOf = (token: string, call: string) =>
  tokenClaims.attempts.find((one) => one.token === token && one.call === call)!.outcome;

/** The cells of the row that begins with a text. */
const rowOf = (start: string): string[] =>
  PAGE.split('\n')
    .find((line) => line.startsWith(`| ${start}`))!
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('§1 what the page about token standards says', () => {
  it('each interface ID combines the selectors of the functions with XOR', () => {
    expect(tokenInterfaces.map(({name}) => name).sort()).toEqual(Object.keys(FUNCTIONS).sort());
    for (const {name, id} of tokenInterfaces) {
      const combined = FUNCTIONS[name]!.reduce((sum, one) => sum ^ BigInt(toFunctionSelector(one)), 0n);
      expect(id, name).toBe(`0x${combined.toString(16).padStart(8, '0')}`);
    }
  });

  it('ERC-4906 has an ID that no compiler computes', () => {
    expect(tokenClaims.interfaces.find(({name}) => name === 'IERC4906')!.id).toBe('0x00000000');
    const source = fs.readFileSync(path.join(LIBRARY, 'token/ERC721/extensions/ERC721URIStorage.sol'), 'utf8');
    expect(source).toContain('bytes4(0x49064906)');
    expect(PAGE).toContain('the ID to `0x49064906`');
  });

  it('the measured library is the installed one', () => {
    expect(tokenClaims.library).toBe(testedVersions()['@openzeppelin/contracts']);
  });

  it('receivers and standards without ERC-165 are reported by no token', () => {
    const silent = tokenInterfaces.filter(({reportedBy}) => reportedBy.length === 0).map(({name}) => name);
    expect(silent.sort()).toEqual(
      ['IERC721Receiver', 'IERC1155Receiver', 'IERC2981', 'IERC20', 'IERC20Permit', 'IERC4626'].sort(),
    );
    expect(outcomeOf('Coin', 'supportsInterface')).toBe('reverts');
  });

  it('the table of signatures has the recorded outcomes', () => {
    for (const token of ['Coin', 'CoreCoin']) {
      const outcomes = tokenClaims.permits.filter((one) => one.token === token);
      expect(outcomes.map(({domain}) => domain)).toEqual(['EIP712Domain', 'CIP23Domain']);
      expect(rowOf(`\`${token}\``).slice(1)).toEqual(
        outcomes.map(({outcome}) => (outcome === 'succeeds' ? outcome : `\`${outcome}\``)),
      );
    }
  });

  it.each([
    ['`supportsInterface` of `Coin`', 'Coin', 'supportsInterface'],
    ['`transfer` of an ERC-20', 'Coin', 'transfer'],
    ['`transferFrom` of an ERC-721', 'Deeds', 'transferFrom'],
    ['`safeTransferFrom` of an ERC-721', 'Deeds', 'safeTransferFrom'],
    ['`safeTransferFrom` of an ERC-1155', 'Kit', 'safeTransferFrom'],
    ['`ownerOf` for', 'Deeds', 'ownerOf'],
    ['`deposit` into', 'Vault', 'deposit'],
  ])('the call "%s …" ends as recorded', (start, token, call) => {
    expect(rowOf(start)[1]!.replaceAll('`', '')).toBe(outcomeOf(token, call));
  });

  it('the four remarks about the figures hold', () => {
    for (const token of ['Coin', 'Kit', 'Vault'])
      for (const call of ['mint', 'transfer']) {
        const [first, later] = [costOf(token, `${call}New`), costOf(token, `${call}Same`)];
        expect([first.collateral, later.collateral, first.core - later.core], token).toEqual([64, 0, 0]);
      }
    for (const {token, core} of tokenClaims.costs.filter(({call}) => call === 'mintNew'))
      expect(Math.abs(core - costOf(token, 'mintSame').core) / core, token).toBeLessThan(0.05);
    expect(costOf('Deeds', 'mintSame').collateral).toBe(64);
    for (const token of ['Coin', 'Kit'])
      expect(costOf('Deeds', 'mintSame').espace).toBeGreaterThan(2 * costOf(token, 'mintSame').espace);
    expect(costOf('ListedDeeds', 'mintSame').collateral).toBeGreaterThan(3 * costOf('Deeds', 'mintSame').collateral);
    for (const call of ['transferNew', 'transferSame']) expect(costOf('ListedDeeds', call).collateral).toBe(0);
    for (const of of ['espace', 'core', 'collateral'] as const)
      expect(costOf('Coin', 'permit')[of]).toBeGreaterThan(costOf('Coin', 'approve')[of]);
  });
});
