import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseAbiParameters,
  toHex,
  type Hex,
} from 'viem';
import {sign} from 'viem/accounts';
import {developmentSecret} from '../../node/accounts';

/** The type of the domain in a signed message: that of Ethereum, or that of Core Space. */
export type DomainType = 'EIP712Domain' | 'CIP23Domain';

export interface Permit {
  owner: Hex;
  spender: Hex;
  value: bigint;
  nonce: bigint;
  chainId: number;
  token: Hex;
}

const ABI = parseAbi(['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)']);
const PERMIT = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';
const FIELDS = '(string name,string version,uint256 chainId,address verifyingContract)';
const DEADLINE = 2n ** 64n;
const hash = (text: string) => keccak256(toHex(text));

/** The call of `permit` with a signature of a development account, over a message with this type of domain. */
export async function permitCall(
  name: string,
  {owner, spender, value, nonce, chainId, token}: Permit,
  domain: DomainType,
): Promise<Hex> {
  const separator = keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'), [
      hash(domain + FIELDS),
      hash('Coin'),
      hash('1'),
      BigInt(chainId),
      token,
    ]),
  );
  const message = keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, address, address, uint256, uint256, uint256'), [
      hash(PERMIT),
      owner,
      spender,
      value,
      nonce,
      DEADLINE,
    ]),
  );
  const {r, s, v} = await sign({
    hash: keccak256(concat(['0x1901', separator, message])),
    privateKey: developmentSecret(name),
  });
  return encodeFunctionData({
    abi: ABI,
    functionName: 'permit',
    args: [owner, spender, value, DEADLINE, Number(v), r, s],
  });
}
