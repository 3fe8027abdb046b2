/** Why bytes are no transaction. The messages explain each. */
export type ProblemId =
  // Text
  | 'notHex' | 'hashOrKey' | 'oddDigits' | 'tooLong'
  // First bytes
  | 'unknownStart' | 'notCfx' | 'coreType' | 'blobType' | 'wrapped'
  // RLP
  | 'truncated' | 'longForm' | 'byteForm' | 'trailing' | 'noBody'
  // Shape and values
  | 'listLength' | 'notList' | 'notString' | 'leadingZero' | 'tooBig' | 'addressLength' | 'slotLength'
  // Signature
  | 'badParity' | 'badV' | 'chainTooBig' | 'zeroSignature' | 'signatureRange' | 'highS' | 'noSigner';

/** What is wrong, the byte at which it begins (from 0), the field it is in, and the part that is meant. */
export interface Problem {
  readonly problem: ProblemId;
  readonly at: number;
  readonly field: string;
  readonly detail: string;
}

/** Ends the reading of a transaction: the only exception that the model throws at bytes. */
export class Fault extends Error implements Problem {
  constructor(readonly problem: ProblemId, readonly at: number, readonly field = '', readonly detail = '') {
    super(`byte ${at}: ${problem} ${field} ${detail}`);
  }
}
