import {address} from 'js-conflux-sdk';
import {core, me, newAccount, send} from './connect.mjs';
import {deploy} from './compile.mjs';

const notes = await deploy('Notes');
const admin = core.InternalContract('AdminControl');
const next = await newAccount(1);
const stranger = await newAccount(1);
const names = {[me]: 'me', [next]: 'the next admin', [stranger]: 'the stranger'};

async function step(label, method, from) {
  if (method) await send(method, {from});
  const current = address.simplifyCfxAddress(await core.cfx.getAdmin(notes.address));
  console.log(`${label}: the admin is ${names[current] ?? 'no one'}`);
}

await step('After the deployment');
await step('The stranger tries', admin.setAdmin(notes.address, stranger), stranger);
await step('I appoint a contract', admin.setAdmin(notes.address, notes.address), me);
await step('I appoint another account', admin.setAdmin(notes.address, next), me);
await step('I try to take it back', admin.setAdmin(notes.address, me), me);
await step('The next admin resigns', admin.setAdmin(notes.address, 'cfxtest:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa6f0vrcsw'), next);
