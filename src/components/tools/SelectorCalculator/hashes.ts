import {keccak256} from '@site/src/components/parts/Calculator/bytes';

/** The uses of the hash of a canonical signature: its first four bytes for calls and errors, all of it for events. */
export function hashesOf(canonical: string): {selector: string; topic: string} {
  const topic = keccak256(canonical);
  return {selector: topic.slice(0, 10), topic};
}
