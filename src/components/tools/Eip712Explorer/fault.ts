export type ProblemId =
  | 'notJson'
  | 'tooLong'
  | 'tooManyTypes'
  | 'tooManyValues'
  | 'tooDeep'
  | 'notObject'
  | 'notFields'
  | 'unknownPrimary'
  | 'badName'
  | 'reservedName'
  | 'duplicate'
  | 'alias'
  | 'unknownType'
  | 'cyclic'
  | 'missing'
  | 'notInteger'
  | 'unsafeNumber'
  | 'range'
  | 'notAddress'
  | 'addressCase'
  | 'notBoolean'
  | 'notText'
  | 'notBytes'
  | 'bytesLength'
  | 'notArray'
  | 'arrayLength';

/** The fault, its position (`message.amount`), and the affected part. */
export interface Problem {
  readonly problem: ProblemId;
  readonly path: string;
  readonly detail: string;
}

/** Ends the reading of typed data; the explorer explains it. */
export class Fault extends Error implements Problem {
  constructor(
    readonly problem: ProblemId,
    readonly path: string,
    readonly detail = '',
  ) {
    super(`${path}: ${problem} ${detail}`);
  }
}
