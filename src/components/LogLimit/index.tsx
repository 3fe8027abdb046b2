import type {ReactNode} from 'react';
import {formatNumber, rateLimits} from '@site/src/facts';

/** Most logs that one query to the public service returns. */
export default function LogLimit(): ReactNode {
  return <span>{formatNumber(rateLimits.logsPerQuery)}</span>;
}
