import {createCustomCommon, Hardfork, Mainnet} from '@ethereumjs/common';
import {EVM, EVMMockBlockchain, NobleBN254, type Message, type PrecompileFunc} from '@ethereumjs/evm';
import type {SimpleStateManager} from '@ethereumjs/statemanager';
import {bytesToHex, type Address} from '@ethereumjs/util';
import type {EvmPrices} from '@site/src/facts/evmPrices';
import {coreContractAddress, withKind} from './coreAddress';
import {NotModelled} from './NotModelled';
import {paramsOf} from './params';

const [CREATE, BLOCKHASH] = [0xf0, 0x40];
/** Precompiled contracts that are left out: point evaluation, and the curve BLS12-381, which is a fifth of the code. */
const LEFT_OUT = /^0x0{38}(?:0a|0b|0c|0d|0e|0f|10|11)$/;
const ECRECOVER = '0x0000000000000000000000000000000000000001';
const INTERNAL_CONTRACT = /^0x0888[0-9a-f]{36}$/;

/**
 * The virtual machine of a space: the library's with the space's prices, and what Core Space does differently.
 * Source: Conflux-Chain/conflux-rust@v3.0.2: crates/execution/vm-interpreter/src/interpreter/gasometer.rs
 */
export class Machine extends EVM {
  constructor(
    private readonly prices: EvmPrices,
    stateManager: SimpleStateManager,
    chainId: number,
  ) {
    super({
      // The opcodes of both spaces are those of Cancun. What the node adds from later forks belongs to transactions.
      common: createCustomCommon({chainId}, Mainnet, {hardfork: Hardfork.Cancun}),
      params: paramsOf(prices),
      stateManager,
      blockchain: new EVMMockBlockchain(),
      bn254: new NobleBN254(),
    });
    this.leaveOut(BLOCKHASH, 'hashes of earlier blocks');
    if (prices.space === 'core') this.becomeCore();
  }

  private leaveOut(opcode: number, what: string): void {
    const refuse = (): never => {
      throw new NotModelled(what);
    };
    this._opcodeMap[opcode] = {...this._opcodeMap[opcode]!, opHandler: refuse};
  }

  /** In Core Space, CREATE hashes the init code, and `ecrecover` returns the address of a user of this space. */
  private becomeCore(): void {
    const {createHashWord} = this.prices;
    const create = this._opcodeMap[CREATE]!;
    this._opcodeMap[CREATE] = {
      ...create,
      gasHandler: async (state, gas, common) => {
        const length = state.stack.peek(3)[2]!;
        return create.gasHandler(state, gas + BigInt(createHashWord) * ((length + 31n) / 32n), common);
      },
    };
    const recover = this.getPrecompile(ECRECOVER) as PrecompileFunc;
    this._precompiles.set(ECRECOVER.slice(2), async (input) => {
      const result = await recover(input);
      if (result.returnValue.length === 32) result.returnValue.set(withKind(result.returnValue.slice(12), 'user'), 12);
      return result;
    });
  }

  protected override async _loadCode(message: Message): Promise<void> {
    const address = bytesToHex(message.codeAddress.bytes);
    if (LEFT_OUT.test(address)) throw new NotModelled(`the precompiled contract ${address}`);
    if (this.prices.space === 'core' && INTERNAL_CONTRACT.test(address))
      throw new NotModelled(`the internal contract ${address}`);
    return super._loadCode(message);
  }

  protected override async _generateAddress(message: Message): Promise<Address> {
    if (this.prices.space !== 'core') return super._generateAddress(message);
    const creator = await this.stateManager.getAccount(message.caller);
    const nonce = (creator?.nonce ?? 1n) - 1n;
    return coreContractAddress(
      message.caller.bytes,
      message.salt ? {salt: message.salt} : {nonce},
      message.code as Uint8Array,
    );
  }
}
