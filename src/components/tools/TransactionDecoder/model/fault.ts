/** Why bytes are not a transaction. The messages explain each. */
export type ProblemId =
  // Text
  | 'notHex'
  | 'hashOrKey'
  | 'oddDigits'
  | 'tooLong'
  // First bytes
  | 'unknownStart'
  | 'notCfx'
  | 'coreType'
  | 'blobType'
  | 'wrapped'
  // RLP
  | 'truncated'
  | 'longForm'
  | 'byteForm'
  | 'trailing'
  | 'noBody'
  // Shape and values
  | 'listLength'
  | 'notList'
  | 'notString'
  | 'leadingZero'
  | 'tooBig'
  | 'addressLength'
  | 'slotLength'
  // Signature
  | 'badParity'
  | 'badV'
  | 'chainTooBig'
  | 'zeroSignature'
  | 'signatureRange'
  | 'highS'
  | 'noSigner';

/** The fault, the byte at which it starts (from 0), its field, and the affected part. */
export interface Problem {
  readonly problem: ProblemId;
  readonly at: number;
  readonly field: string;
  readonly detail: string;
}

/** Ends the reading of a transaction: the only exception that the model throws for invalid bytes. */
export class Fault extends Error implements Problem {
  constructor(
    readonly problem: ProblemId,
    readonly at: number,
    readonly field = '',
    readonly detail = '',
  ) {
    super(`byte ${at}: ${problem} ${field} ${detail}`);
  }
}
