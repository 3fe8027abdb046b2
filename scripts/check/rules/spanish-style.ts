import type {Block, PageRule, Problem} from '../types';
import {type Banned, findWords} from './wordList';

const word = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${words})(?![\p{L}\p{N}_-])`, 'giu');

/** Words of Spain and calques from English. The glossary has the terms. */
const BANNED: Banned[] = [
  {pattern: word('al final (?:tienes|tendrás|tiene)'), fix: 'Write "Al terminar, tendrás …", or name the task.'},
  {pattern: word('ordenador(?:es)?'), fix: 'Write "computadora".'},
  {pattern: word('portátil(?:es)?'), fix: 'Write "laptop".'},
  {pattern: word('cortafuegos'), fix: 'Write "firewall".'},
  {pattern: word('coma flotante'), fix: 'Write "punto flotante".'},
  {pattern: word('importes?'), fix: 'Write "monto".'},
  {pattern: word('costes?'), fix: 'Write "costo".'},
  {
    pattern: word(
      'añad(?:e|es|en|a|as|an|o|ir|irá|irás|irán|iría|ido|ida|idos|idas|iendo|ió|ieron|irlo|irla|irlos|irlas|elo|ela|elos|elas)',
    ),
    fix: 'Write "agregar".',
  },
  {pattern: word('de media(?! hora)'), fix: 'Write "en promedio".'},
  {pattern: word('retiradas?'), fix: 'Write "retiro" for a withdrawal, "liberación" for votes.'},
  {pattern: word('cifras? hexadecimal(?:es)?'), fix: 'Write "dígito hexadecimal".'},
  {pattern: word('textos? hexadecimal(?:es)?'), fix: 'Write "cadena hexadecimal".'},
  {
    pattern: word(
      'pregunt(?:a|as|an|ar|e|es) (?:al?|a los|a las) (?:nodos?|red|endpoints?|puntos? de acceso|contratos?)',
    ),
    fix: 'Write "consulta".',
  },
  {pattern: /, también (?:el|la|los|las) /giu, fix: 'Write ", incluidos los …" or ", incluso …".', severity: 'warning'},
  {
    pattern: word('nombran?'),
    fix: 'Write "indica", "especifica" or "incluye", unless something gets a name.',
    severity: 'warning',
  },
  {
    pattern: /(?<!se )(?<![\p{L}])revierten?(?=\s*[.,;:)]|\s+(?:si|cuando|con|y|por|al|porque)(?![\p{L}])|$)/giu,
    fix: 'Write "se revierte".',
    severity: 'warning',
  },
];

/** Neutral Latin American Spanish. */
export const spanishStyle: PageRule = {
  id: 'spanish-style',
  about: 'no words that are used only in Spain, and no calques, in Spanish prose',
  *check(page): Generator<Problem> {
    if (page.locale === 'es') for (const block of page.blocks) yield* checkSpanishStyle(block);
  },
};

/** Also used for texts outside of pages. */
export const checkSpanishStyle = (block: Block): Generator<Problem> => findWords(block, BANNED);
