/** Bytes that a GPU reads at once; the size of the data set is a multiple of them. */
const MIX_BYTES = 256;

/** How the data set grows, in bytes and block heights. */
export interface Growth {
  readonly start: number;
  readonly step: number;
  /** Heights that share one data set. */
  readonly stage: number;
}

/** The data set of a height. */
export interface Dataset {
  readonly bytes: number;
  /** First height that needs a larger one. */
  readonly grownAt: number;
}

function isPrime(value: number): boolean {
  if (value < 4) return value > 1;
  if (value % 2 === 0) return false;
  for (let divisor = 3; divisor * divisor <= value; divisor += 2) if (value % divisor === 0) return false;
  return true;
}

/** Size of the Octopus data set: the largest below the rule's size whose number of reads is an odd prime (CIP-3). */
export function datasetAt(height: number, {start, step, stage}: Growth): Dataset {
  const stages = Math.floor(height / stage);
  let reads = (start + step * stages) / MIX_BYTES - 1;
  while (!isPrime(reads)) reads -= 2;
  return {bytes: reads * MIX_BYTES, grownAt: (stages + 1) * stage};
}
