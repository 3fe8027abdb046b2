// #region token
import {writeFileSync} from 'node:fs';
import {Drip} from 'js-conflux-sdk';
import {deployed, me} from './connect.mjs';

const {contract} = deployed('Lanterns');
const owner = await contract.ownerOf(1);
console.log(`Lantern 1 belongs to ${owner === me ? 'you' : owner}`);
console.log(`You have ${await contract.balanceOf(me)} lanterns`);

/** Decodes the content of a base64 data: URI. */
const decode = (uri) => Buffer.from(uri.split(',')[1], 'base64').toString();

const uri = await contract.tokenURI(1);
console.log(uri.split(',')[0]);
const {name, image, attributes} = JSON.parse(decode(uri));
console.log(name, JSON.stringify(attributes));
writeFileSync('lantern.svg', decode(image));
// #endregion token

// #region interfaces
const interfaces = {
  'ERC-721': '0x80ac58cd',
  'its metadata': '0x5b5e139f',
  'ERC-2981': '0x2a55205a',
  'enumeration': '0x780e9d63',
};
for (const [title, id] of Object.entries(interfaces))
  console.log(`${title}: ${await contract.supportsInterface(id)}`);

const [, royalty] = await contract.royaltyInfo(1, Drip.fromCFX(100));
console.log(`Royalty on 100 CFX: ${new Drip(royalty).toCFX()} CFX`);
// #endregion interfaces
