import {address, Conflux} from 'js-conflux-sdk';
import {createPublicClient, getContractAddress, http, isAddressEqual, keccak256, parseEther, slice, type Address} from 'viem';
import {confluxESpaceTestnet as chain} from 'viem/chains';

// A well-known development key: never send real funds to it.
const core = new Conflux({url: 'https://test.confluxrpc.com', networkId: 1});
const {address: sender} = core.wallet.addPrivateKey('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const espace = createPublicClient({chain, transport: http()});
const crossSpaceCall = core.InternalContract('CrossSpaceCall');

// Mapped address: the last 20 bytes of the Core Space address hash.
const bytes = `0x${address.decodeCfxAddress(sender).hexAddress.toString('hex')}` as const;
const mapped = slice(keccak256(bytes), 12) as Address;
console.log(`the SDK agrees: ${isAddressEqual(mapped, address.cfxMappedEVMSpaceAddress(sender) as Address)}`);

const nonceOf = () => espace.getTransactionCount({address: mapped});
const start = await nonceOf();
const value = parseEther('1');
const before = await espace.getBalance({address: mapped});

// Send CFX to the mapped account itself.
await crossSpaceCall.transferEVM(mapped).sendTransaction({from: sender, value}).executed();
console.log(`received: ${(await espace.getBalance({address: mapped})) - before === value}, nonce +${(await nonceOf()) - start}`);

// The mapped account's nonce determines its next contract's address.
const expected = getContractAddress({from: mapped, nonce: BigInt(await nonceOf())});
await crossSpaceCall.createEVM('0x675f546001015f55005f5260086018f3').sendTransaction({from: sender}).executed();
console.log(`contract where expected: ${(await espace.getCode({address: expected})) === '0x5f546001015f5500'}, nonce +${(await nonceOf()) - start}`);

await crossSpaceCall.withdrawFromMapped(value).sendTransaction({from: sender}).executed();
console.log(`withdrawn: ${(await espace.getBalance({address: mapped})) === before}, nonce +${(await nonceOf()) - start}`);
console.log(`code of the mapped account: ${(await espace.getCode({address: mapped})) ?? 'none'}`);
