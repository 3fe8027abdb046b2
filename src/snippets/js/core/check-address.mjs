import {address} from 'js-conflux-sdk';

/** Checks a typed address: is it usable, and if not, why? */
function check(text, networkId) {
  if (/^0x[0-9a-f]{40}$/i.test(text)) return 'hexadecimal: of eSpace, or not converted';
  try {
    const {netId, type} = address.decodeCfxAddress(text);
    return netId === networkId ? `usable, type ${type}` : 'belongs to another network';
  } catch {
    return 'mistyped';
  }
}

const good = 'cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83g';
const inputs = {
  'as copied': good,
  'in capitals': good.toUpperCase(),
  'with its type': address.encodeCfxAddress(address.decodeCfxAddress(good).hexAddress, 1, true),
  'mixed case': good.replace('g', 'G'),
  'one wrong letter': good.replace('jg4', 'jg5'),
  'two letters swapped': good.replace('g4w', '4gw'),
  'main network': 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p',
  'hexadecimal': '0x106d49f8505410eb4e671d51f7d96d2c87807b09',
};
for (const [name, text] of Object.entries(inputs)) console.log(`${name.padEnd(19)}  ${check(text, 1)}`);
