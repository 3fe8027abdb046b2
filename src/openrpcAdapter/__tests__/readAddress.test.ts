import {describe, expect, it} from 'vitest';
import type {Field} from 'docusaurus-plugin-openrpc/adapter';
import {inputField} from 'docusaurus-plugin-openrpc/sources';
import {adapterOptions} from '../options';
import {BASE32, readAddress, shortAddress} from '../readAddress';

const MAIN = 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p';
const HEX = '0x106d49f8505410eb4e671d51f7d96d2c87807b09';
const CORE: Field = {kind: 'own', name: BASE32};
const ESPACE: Field = {kind: 'hex', bytes: 20, isAddress: true};

describe('addresses of both spaces', () => {
  it.each<[string, Field, string]>([
    [MAIN, ESPACE, 'own.otherSpace'],
    [HEX, CORE, 'own.otherSpace'],
    ['x', CORE, 'own.addressForm'],
    [MAIN.replace('cfx', 'eth'), CORE, 'own.addressForm'],
    [MAIN.replace('cfx', 'CFX'), CORE, 'own.addressMixedCase'],
    [MAIN.replace('7p', '7q'), CORE, 'own.addressCharacter'],
    [MAIN.replace('7p', '7r'), CORE, 'own.addressChecksum'],
  ])('%s is rejected', (text, field, problem) => expect(readAddress(text, field, 1029)).toEqual({ok: false, problem}));

  it('an address of another network is rejected when the network is known', () => {
    expect(readAddress(MAIN, CORE, 1)).toEqual({ok: false, problem: 'own.addressNetwork', detail: '1029'});
    expect(readAddress(MAIN, CORE, 1029)).toEqual({ok: true, value: MAIN});
    expect(readAddress(MAIN, CORE, undefined)).toEqual({ok: true, value: MAIN});
  });

  it('everything else is left to the plugin', () => {
    expect(readAddress(HEX, ESPACE, undefined)).toBeUndefined();
    expect(readAddress(MAIN, {kind: 'text'}, 1029)).toBeUndefined();
    expect(readAddress('red', {kind: 'own', name: 'colour'}, 1029)).toBeUndefined();
  });

  it('the option names the field by the pattern of the sources', () => {
    const pattern = '^(cfx|cfxtest|net[0-9]+):[a-z0-9]{42}$';
    expect(inputField({type: 'string', pattern}, {}, adapterOptions.fields)).toEqual(CORE);
  });
});

it('an address of a node becomes the short form', () => {
  expect(shortAddress('CFX:TYPE.USER:AAJG4WT2MBMBB44SP6SZD783RY0JTAD5BEA80XDY7P')).toBe(MAIN);
  expect(shortAddress(MAIN)).toBe(MAIN);
  expect(shortAddress(7)).toBe(7);
});
