import {address} from 'js-conflux-sdk';

const LETTERS = 'abcdefghjkmnprstuvwxyz0123456789';
const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** Splits bytes into 5-bit groups. Zeros pad the last group. */
function groups(bytes) {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.match(/.{1,5}/g).map((five) => parseInt(five.padEnd(5, '0'), 2));
}

/** Returns the 40-bit checksum that reveals a mistyped character. */
function checksum(values) {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATOR.forEach((part, bit) => { if ((top >> BigInt(bit)) & 1n) sum ^= part; });
  }
  return sum ^ 1n;
}

function encode(hex, prefix) {
  const payload = groups([0, ...Buffer.from(hex.slice(2), 'hex')]); // 0 is the version
  const name = [...prefix].map((letter) => letter.charCodeAt(0) & 31);
  const sum = checksum([...name, 0, ...payload, 0, 0, 0, 0, 0, 0, 0, 0]);
  const check = groups([...Buffer.from(sum.toString(16).padStart(10, '0'), 'hex')]);
  return `${prefix}:${[...payload, ...check].map((value) => LETTERS[value]).join('')}`;
}

const hex = '0x106d49f8505410eb4e671d51f7d96d2c87807b09';
for (const [prefix, networkId] of [['cfx', 1029], ['cfxtest', 1], ['net8888', 8888]]) {
  const written = encode(hex, prefix);
  console.log(written, written === address.encodeCfxAddress(hex, networkId) ? '= SDK' : 'differs');
}
