import path from 'node:path';
import type {PosFiles} from './toml';

/** Folder of the committed one-validator genesis; `makePosGenesis.ts` writes it. */
export const POS_DIR = path.join(__dirname, 'pos');

export const posFiles: PosFiles = {
  config: path.join(POS_DIR, 'pos_config.yaml'),
  initialNodes: path.join(POS_DIR, 'initial_nodes.json'),
  privateKey: path.join(POS_DIR, 'pos_key'),
};

/**
 * The same chain with rounds of four seconds, in which finality hardly moves. A waiting node then needs 1 % of a
 * processor instead of 8 %, so tests that don't need finality use it.
 */
export const calmPosFiles: PosFiles = {...posFiles, config: path.join(POS_DIR, 'calm_pos_config.yaml')};

/** Length of a round there. */
export const CALM_ROUND_MS = 4000;

/** What the node's `test_posRegister` returns about its own validator key. */
export interface Registration {
  /** Call data of `PoSRegister.register`. */
  data: Buffer;
  /** 32-byte PoS address. */
  address: Buffer;
  votingPower: number;
  blsKey: Buffer;
  vrfKey: Buffer;
}

/** Reads the arguments of `register(bytes32, uint64, bytes, bytes, bytes[2])` out of the call data. */
export function decodeRegistration(hex: string): Registration {
  const data = Buffer.from(hex.replace(/^0x/, ''), 'hex');
  const word = (index: number) => data.subarray(4 + 32 * index, 36 + 32 * index);
  const number = (bytes: Buffer) => Number(BigInt(`0x${bytes.toString('hex')}`));
  const bytesAt = (offset: number) => {
    const length = number(data.subarray(4 + offset, 36 + offset));
    return data.subarray(36 + offset, 36 + offset + length);
  };
  return {
    data,
    address: word(0),
    votingPower: number(word(1)),
    blsKey: bytesAt(number(word(2))),
    vrfKey: bytesAt(number(word(3))),
  };
}

/** Votes that the only validator has in the initial committee. */
const COMMITTEE_VOTES = 300;

/**
 * Everything before the event's payload: genesis variant, direct change set, no writes, one event of version 0 with its
 * 40-byte key.
 */
const EVENT_HEAD = Buffer.from(`01000001002804${'00'.repeat(35)}0a550c18`, 'hex');

/** A byte string in BCS: its length (one byte below 128), then the bytes. */
const bcsBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes]);

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

/** The genesis transaction in BCS (184 bytes): one event whose payload is a validator set of one member. */
export function genesisTransaction({address, blsKey, vrfKey}: Registration): Buffer {
  const payload = Buffer.concat([
    Buffer.from([0, 1]), // epoch 0, one validator
    address,
    u64(COMMITTEE_VOTES),
    bcsBytes(blsKey),
    Buffer.from([1]), // a VRF key follows
    bcsBytes(vrfKey),
    Buffer.alloc(10), // no quorum, no total, no seed: the node computes them
  ]);
  // 0x88 0x01 is the payload's length, 136, in ULEB128.
  return Buffer.concat([EVENT_HEAD, Buffer.from([0x88, 0x01]), payload]);
}

/** The node's list of initial validators and the first committee. */
export function initialNodes({data, address, blsKey, vrfKey, votingPower}: Registration, chainId: number): object {
  return {
    initial_nodes: [
      {
        address: '0x1be45681ac6c53d5a40475f7526bac1fe7590fb8',
        bls_key: blsKey.toString('hex'),
        vrf_key: vrfKey.toString('hex'),
        voting_power: votingPower,
        register_tx: {
          nonce: '0x0',
          gas_price: '0x1',
          gas: '0x30d40',
          // The PoSRegister internal contract.
          action: {Call: '0x0888000000000000000000000000000000000005'},
          value: '0x0',
          storage_limit: 16000,
          epoch_height: 0,
          chain_id: chainId,
          data: [...data],
        },
      },
    ],
    initial_committee: [[address.toString('hex'), COMMITTEE_VOTES]],
    initial_seed: `0x${'0'.repeat(64)}`,
  };
}

/** The configuration of the PoS part. The round timeout sets its pace. */
export function posConfig(waypoint: string, roundTimeoutMs = 500): string {
  return `base:
  role: validator
  waypoint:
    from_config: ${waypoint}
consensus:
  round_initial_timeout_ms: ${roundTimeoutMs}
  safety_rules:
    service:
      type: local
execution:
  genesis_file_location: ./genesis_file
logger:
  file: ./log/pos.log
  level: INFO
`;
}
