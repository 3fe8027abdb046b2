import {lineOfByte, runSolc} from '../solc';
import type {Fault, Parser} from '../types';

/** A fence can contain a file, members of a contract, or statements. The added code around it is on its first line. */
const FRAMES: [before: string, after: string][] = [
  ['', ''],
  ['contract C { ', '\n}'],
  ['contract C { function f() public { ', '\n} }'],
];

/**
 * All pieces in all frames in one run of the compiler, which stops after parsing. A piece is correct if one frame fits.
 */
export const solidity: Parser = (codes) => {
  const sources = Object.fromEntries(
    codes.flatMap((code, index) =>
      FRAMES.map(([before, after], frame) => [`${index}/${frame}`, {content: before + code + after}]),
    ),
  );
  const faults = new Map<string, Fault>();
  for (const {severity, message, sourceLocation} of runSolc('solc', {sources, settings: {stopAfter: 'parsing'}})) {
    const file = sourceLocation?.file ?? '';
    if (severity !== 'error' || faults.has(file)) continue;
    faults.set(file, {
      line: lineOfByte(sources[file]?.content ?? '', sourceLocation?.start ?? 0),
      message: message.replace(/\.$/, ''),
    });
  }
  return codes.map((code, index) => {
    const found = FRAMES.map((_, frame) => faults.get(`${index}/${frame}`));
    if (found.some((fault) => fault === undefined)) return [];
    // The best frame is the one in which the parser reached the furthest position.
    const best = found.reduce((one, other) => (other!.line > one!.line ? other : one))!;
    return [{...best, line: Math.min(best.line, code.split('\n').length)}];
  });
};
