import {describe, expect, it} from 'vitest';
import {areForms, stem} from '../client/stem';
import {fold} from '../client/tokens';

const stems = (words: string, language: 'en' | 'es'): string[] => [
  ...new Set(words.split(' ').map((word) => stem(fold(word), language))),
];

describe('forms of a word share their stem', () => {
  it.each([
    'stake staked stakes staking',
    'verify verified verifies verifying verification',
    'deploy deploys deployed deploying deployment deployments',
    'transfer transfers transferred transferring',
    'transaction transactions',
    'validate validates validator validators validation',
    'upgrade upgrades upgrading upgradable upgradeable',
    'finalize finalized final finality',
    'query queries querying',
    'stop stops stopped stopping',
    'address addresses',
    'node nodes',
  ])('in English: %s', (words) => expect(stems(words, 'en')).toHaveLength(1));

  it.each([
    'verificar verifica verificado verificación',
    'transacción transacciones',
    'dirección direcciones',
    'retirar retira retiro retiré retirado retirada',
    'firmar firma firmas firmado firmada',
    'actualizar actualiza actualización actualizable',
    'billetera billeteras',
    'nodo nodos',
  ])('in Spanish: %s', (words) => expect(stems(words, 'es')).toHaveLength(1));

  it('and other words have other stems', () => {
    const words = [
      'stake',
      'state',
      'note',
      'node',
      'gas',
      'class',
      'status',
      'use',
      'user',
      'number',
      'error',
      'ledger',
    ];
    expect(stems(words.join(' '), 'en')).toHaveLength(words.length);
    const spanish = ['nodo', 'nonce', 'red', 'cuenta', 'cadena', 'gas', 'puente', 'punto', 'bloque'];
    expect(stems(spanish.join(' '), 'es')).toHaveLength(spanish.length);
  });

  it.each(['gas', 'cfx_calls', '0x2as', '32602', '质押', 'eips2'])(
    'but not names, numbers and short words: %s',
    (word) => expect([stem(word, 'en'), stem(word, 'es')]).toEqual([word, word]),
  );
});

describe('a form of a word', () => {
  it.each([
    ['stalled', 'stalls', true],
    ['stall', 'stall', true],
    ['upgrade', 'upgradable', false],
    ['fee', 'fees', false],
    ['deploy', 'delay', false],
  ])('of %s is not another word with its stem: %s', (a, b, expected) => expect(areForms(a, b, 'en')).toBe(expected));
});
