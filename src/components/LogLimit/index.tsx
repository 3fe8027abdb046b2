import type {ReactNode} from 'react';
import {localNumber} from '@site/src/components/Fact/localNumber';
import {rateLimits} from '@site/src/facts';

/** Most logs that one query to the public service returns. */
export default function LogLimit(): ReactNode {
  return <span>{localNumber(rateLimits.logsPerQuery)}</span>;
}
