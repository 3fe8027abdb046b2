import {createHash} from 'node:crypto';

const file = Buffer.from('hello world');
const hash = createHash('sha256').update(file).digest();

// Version 1, content type "raw", SHA-256, 32 bytes
const cid = Buffer.concat([Buffer.from([0x01, 0x55, 0x12, 0x20]), hash]);

// Base32: five bits for each character
const bits = [...cid].map((byte) => byte.toString(2).padStart(8, '0'));
const groups = bits.join('').match(/.{1,5}/g);
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const text = groups.map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]);

console.log(hash.toString('hex'));
console.log('b' + text.join(''));
