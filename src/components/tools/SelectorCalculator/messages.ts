import {translate} from '@docusaurus/Translate';
import {tooLongText} from '@site/src/components/parts/Calculator/limits';
import {localNumber} from '@site/src/components/parts/localNumber';
import {MAX_DEPTH, MAX_LENGTH, type Parsed} from './parse';

/** The meaning of the declaration's kind for its hash. */
export function noteText({kind, isAnonymous}: Extract<Parsed, {ok: true}>): string {
  if (kind === 'event' && isAnonymous) {
    return translate({
      id: 'selector.note.anonymous',
      message:
        'The log of an anonymous event doesn’t contain the hash of its signature. Its first topic is its first indexed parameter.',
    });
  }
  if (kind === 'event') {
    return translate({
      id: 'selector.note.event',
      message:
        'The first topic of a log is this hash, and each indexed parameter is another topic. Marking a parameter as indexed doesn’t change the hash.',
    });
  }
  if (kind === undefined) {
    return translate({
      id: 'selector.note.any',
      message: 'Start with event, function or error to see only the matching results.',
      description: 'event, function and error are keywords of Solidity',
    });
  }
  return translate({
    id: 'selector.note.selector',
    message: 'The selector is the first four bytes of the hash. Parameter names and return types don’t change it.',
  });
}

/** The fault of the declaration, and how to write it. */
export function problemText({problem, detail}: Extract<Parsed, {ok: false}>): string {
  switch (problem) {
    case 'noName':
      return translate({id: 'selector.problem.noName', message: 'Start with a name, as in transfer(address,uint256).'});
    case 'noParentheses':
      return translate(
        {
          id: 'selector.problem.noParentheses',
          message: 'The name {detail} must be followed by parentheses, even without parameters.',
        },
        {detail},
      );
    case 'unclosed':
      return translate({id: 'selector.problem.unclosed', message: 'A parenthesis is not closed.'});
    case 'emptyParameter':
      return translate({id: 'selector.problem.emptyParameter', message: 'A parameter is missing next to a comma.'});
    case 'unknownType':
      return translate(
        {
          id: 'selector.problem.unknownType',
          message:
            'The ABI has no type {detail}. Write address for a contract, uint8 for an enum, and the fields of a struct in parentheses.',
        },
        {detail},
      );
    case 'extraWord':
      return translate(
        {
          id: 'selector.problem.extraWord',
          message:
            'The part {detail} doesn’t belong there. Separate parameters with commas, and write array brackets after the type.',
        },
        {detail},
      );
    case 'arrayLength':
      return translate(
        {id: 'selector.problem.arrayLength', message: 'An array can’t have the length {detail}.'},
        {detail},
      );
    case 'notIndexed':
      return translate({
        id: 'selector.problem.notIndexed',
        message: 'Only event parameters can be indexed, and only as a whole.',
      });
    case 'tooManyIndexed':
      return translate({
        id: 'selector.problem.tooManyIndexed',
        message: 'An event can have at most three indexed parameters, or four if it is anonymous.',
      });
    case 'afterEnd':
      return translate(
        {id: 'selector.problem.afterEnd', message: 'The part {detail} can’t follow the parameters.'},
        {detail},
      );
    case 'noSelector':
      return translate(
        {
          id: 'selector.problem.noSelector',
          message: 'A {detail} has no selector, because it isn’t called by name.',
          description: 'detail is constructor, fallback or receive',
        },
        {detail},
      );
    case 'internal':
      return translate(
        {
          id: 'selector.problem.internal',
          message: 'A function that is {detail} has no selector, because it can’t be called from outside.',
          description: 'detail is internal or private',
        },
        {detail},
      );
    case 'tooLong':
      return tooLongText(MAX_LENGTH);
    case 'tooDeep':
      return translate(
        {id: 'selector.problem.tooDeep', message: 'Parentheses can be nested at most {most} levels deep.'},
        {most: localNumber(MAX_DEPTH)},
      );
  }
}
