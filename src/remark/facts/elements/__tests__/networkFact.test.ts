import {describe, expect, it} from 'vitest';
import {network, portal} from '../../../../facts/networkFacts';
import {htmlOf} from './compiled';

const testnet = network('espace', 'testnet');
const html = async (element: string): Promise<string> =>
  (await htmlOf(`See ${element}.`)).slice('<p>See '.length, -'.</p>'.length);
const fact = (field: string, text = ''): Promise<string> =>
  html(`<NetworkFact space="espace" net="testnet" field="${field}">${text}</NetworkFact>`);

describe('<NetworkFact>', () => {
  it('is text, code, or a link, by field', async () => {
    expect(await fact('chainId')).toBe('<span>71</span>');
    expect(await fact('chainIdHex')).toBe('<code>0x47</code>');
    expect(await fact('rpc')).toBe(`<code class="long">${testnet.rpc.http[0]}</code>`);
    expect(await fact('explorer')).toBe(
      `<a href="${testnet.explorer}">${testnet.explorer.replace('https://', '')}</a>`,
    );
    expect(await fact('explorer', 'the explorer')).toBe(`<a href="${testnet.explorer}">the explorer</a>`);
  });

  it('shows a link without its protocol and the slash at its end', async () => {
    expect(await html('<NetworkFact space="espace" net="mainnet" field="apiDoc" />')).toBe(
      '<a href="https://evmapi.confluxscan.org/doc">evmapi.confluxscan.org/doc</a>',
    );
    expect(await html('<NetworkFact space="core" net="testnet" field="faucet" />')).toContain(
      '>faucet.confluxnetwork.org<',
    );
  });

  it.each([
    [
      'a faucet of mainnet',
      '<NetworkFact space="espace" net="mainnet" field="faucet" />',
      'src/facts/networks.json has no "faucet" for espace-mainnet.',
    ],
    [
      'a field that this network does not have',
      '<NetworkFact space="core" net="mainnet" field="verifyApi" />',
      'src/facts/networks.json has no "verifyApi" for core-mainnet.',
    ],
    [
      'an unknown field',
      '<NetworkFact space="espace" net="testnet" field="chain" />',
      '<NetworkFact field="chain">: write chainId, ',
    ],
    [
      'an unknown network',
      '<NetworkFact space="espace" net="devnet" field="rpc" />',
      'There is no network "espace-devnet".',
    ],
    ['a missing attribute', '<NetworkFact space="espace" field="rpc" />', '<NetworkFact> needs "net" as text'],
  ])('stops the build for %s', async (_what, element, message) => {
    await expect(html(element)).rejects.toThrow(message);
  });
});

describe('<PortalLink>', () => {
  it('links the words of the page to the address in the facts', async () => {
    expect(await html('<PortalLink id="bridge">puente entre espacios</PortalLink>')).toBe(
      `<a href="${portal('bridge').url}">puente entre espacios</a>`,
    );
  });
  it('stops the build for an unknown id, and without words, because the name in the facts is English', async () => {
    await expect(html('<PortalLink id="nope">x</PortalLink>')).rejects.toThrow('There is no portal "nope".');
    await expect(html('<PortalLink id="bridge" />')).rejects.toThrow('needs a text in the language of its page');
    await expect(html('<PortalLink>x</PortalLink>')).rejects.toThrow('needs "id" as text: <PortalLink id="bridge">…');
  });
});

describe('<LogLimit>', () => {
  it('is the number of logs in the form of the language', async () => {
    expect(await html('<LogLimit />')).toBe('<span>10,000</span>');
    expect(await htmlOf('<LogLimit />', 'es')).toContain('10\u202f000');
  });
});
