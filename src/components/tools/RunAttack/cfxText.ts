import {localNumber} from '@site/src/components/parts/localNumber';
import {cfxOf} from '@site/src/evm/attack/amounts';

/** An amount in Drip as CFX, with all of its digits, which a number of JavaScript wouldn't keep. */
export function cfxText(drip: string): string {
  const cfx = cfxOf(BigInt(drip));
  return localNumber(cfx.includes('.') ? cfx : BigInt(cfx));
}
