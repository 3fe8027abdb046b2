import {address as core} from 'js-conflux-sdk';
import {getAddress, id as keccakOfText, keccak256} from 'ethers';
import {describe, expect, it} from 'vitest';
import {facts} from '../all';
import {deployedContracts, internalContracts} from '../contracts';
import {protocolFact} from '../protocolFacts';

const [tokens, notes, networkFacts, pools, standards] = [
  facts('bridged-tokens'),
  facts('internal-contract-notes'),
  facts('networks'),
  facts('pos-pools'),
  facts('standards'),
];

const NETWORK_ID = {mainnet: 1029, testnet: 1} as const;
const toBase32 = (hex: string, net: 'mainnet' | 'testnet'): string =>
  core.encodeCfxAddress(hex, NETWORK_ID[net]).toLowerCase();
/** Last 20 bytes of the hash of a Core Space address, in mixed case. */
const mapped = (hex: string): string => getAddress(`0x${keccak256(hex.toLowerCase()).slice(-40)}`);

// Computes every derived value again, with libraries that don't use any code of this project.
describe('facts: base32 forms follow from the hexadecimal ones', () => {
  it('internal contracts and reserved addresses, on both networks', () => {
    for (const {hex, mainnet, testnet} of [...internalContracts, ...notes.reserved])
      expect([mainnet, testnet]).toEqual([toBase32(hex, 'mainnet'), toBase32(hex, 'testnet')]);
  });
  it('deployed contracts: each of Core Space, none of eSpace', () => {
    for (const {space, net, hex, base32, id} of deployedContracts)
      expect(base32, id).toBe(space === 'core' ? toBase32(hex, net) : undefined);
  });
  it('bridged tokens', () => {
    for (const {net, core: base32, coreHex} of tokens) expect(base32).toBe(toBase32(coreHex, net));
  });
  it('examples of the address format', () => {
    for (const {hex, mainnet, testnet, net1024, verbose, type} of standards.addresses) {
      expect([mainnet, testnet]).toEqual([toBase32(hex, 'mainnet'), toBase32(hex, 'testnet')]);
      expect(net1024).toBe(core.encodeCfxAddress(hex, 1024).toLowerCase());
      expect(verbose).toBe(core.encodeCfxAddress(hex, 1029, true));
      expect(verbose.toLowerCase()).toContain(`type.${type}`);
    }
  });
  it('pools have valid checksums', () => {
    const all = [
      ...pools.pools.flatMap((pool) => pool.core ?? []),
      ...pools.governance.map((pool) => pool.core),
      ...pools.espaceBridges.map((bridge) => bridge.coreBridge),
    ];
    expect(all.length).toBeGreaterThan(20);
    for (const base32 of all) expect(core.isValidCfxAddress(base32), base32).toBe(true);
  });
});

describe('facts: hexadecimal addresses', () => {
  it('in mixed case carry the right checksum', () => {
    const all = [
      ...deployedContracts.map(({hex}) => hex),
      ...tokens.flatMap(({coreHex, espace}) => [coreHex, espace]),
      ...pools.pools.flatMap(({espace}) => espace ?? []),
      ...pools.espaceBridges.map(({espacePool}) => espacePool),
    ];
    for (const hex of all) expect(hex, hex).toBe(getAddress(hex));
  });
  it('mapped addresses are the hash of the Core Space address', () => {
    for (const {hex, mappedEspace} of standards.addresses) expect(mappedEspace).toBe(mapped(hex));
    expect(protocolFact('exampleMappedAddress').value).toBe(mapped(String(protocolFact('exampleHexAddress').value)));
    expect(protocolFact('exampleCoreAddress').value).toBe(
      toBase32(String(protocolFact('exampleHexAddress').value), 'mainnet'),
    );
    expect(protocolFact('exampleCoreAddressTestnet').value).toBe(
      toBase32(String(protocolFact('exampleHexAddress').value), 'testnet'),
    );
    expect(protocolFact('crossSpaceCall').value).toBe(
      internalContracts.find(({name}) => name === 'CrossSpaceCall')!.hex,
    );
  });
});

describe('facts: selectors and topics follow from signatures', () => {
  const functions = internalContracts.flatMap((contract) => contract.functions);
  const events = [...internalContracts.flatMap((contract) => contract.events), ...notes.syntheticEvents];
  it(`all ${functions.length} selectors`, () => {
    expect(functions.length).toBeGreaterThan(40);
    for (const {signature, selector} of functions)
      expect(selector, signature).toBe(keccakOfText(signature).slice(0, 10));
  });
  it(`all ${events.length} topics`, () => {
    for (const {signature, topic0} of events) expect(topic0, signature).toBe(keccakOfText(signature));
  });
  it('selectors of errors', () => {
    for (const {signature, selector} of facts('custom-errors'))
      expect(selector, signature).toBe(keccakOfText(signature).slice(0, 10));
  });
  it('signatures hold the types of the parameters', () => {
    for (const {signature, params} of functions)
      expect(signature.slice(signature.indexOf('('))).toBe(`(${params.map((param) => param.split(' ')[0]).join(',')})`);
  });
});

describe('facts: chain ids', () => {
  it('in hexadecimal are the same numbers', () => {
    for (const {chainId, chainIdHex} of networkFacts.networks) expect(chainIdHex).toBe(`0x${chainId.toString(16)}`);
  });
});
