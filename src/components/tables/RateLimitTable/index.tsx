import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {RateLimits} from '@site/src/facts/types';

/** Labels of groups that are words; method names stay as they are. */
const groupLabel = (group: string): ReactNode =>
  group === 'filters' ? (
    translate({id: 'rateLimits.filters', message: 'filter methods', description: 'Rate limits: group of methods'})
  ) : (
    <code>{group}</code>
  );

function rate(value: number | null): string {
  if (value === null) return '–';
  return value === 0
    ? translate({
        id: 'rateLimits.none',
        message: 'not available',
        description: 'Rate limits: the plan does not serve these methods',
      })
    : localNumber(value);
}

type Props = {
  /** Written by `src/remark/facts`. */
  limits: RateLimits;
};

/** Limits of the public RPC service, by plan. Numbers are calls. */
export default function RateLimitTable({limits}: Props): ReactNode {
  const {plans, methods} = limits;
  const perSecond = translate({
    id: 'rateLimits.perSecond',
    message: 'calls per second',
    description: 'Rate limits: unit',
  });
  return (
    <TableScroll stacks={false}>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'rateLimits.what', message: 'Limit', description: 'Column of the rate limit table'})}
          </th>
          <th scope="col">
            {translate({id: 'rateLimits.free', message: 'Free', description: 'Plan of the public RPC service'})}
          </th>
          <th scope="col">
            {translate({id: 'rateLimits.standard', message: 'Standard', description: 'Plan of the public RPC service'})}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {translate({
              id: 'rateLimits.all',
              message: 'All methods, calls per second',
              description: 'Rate limits: row',
            })}
          </th>
          {plans.map((plan) => (
            <td key={plan.id}>{localNumber(plan.callsPerSecond)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            {translate({id: 'rateLimits.day', message: 'All methods, calls per day', description: 'Rate limits: row'})}
          </th>
          {plans.map((plan) => (
            <td key={plan.id}>{localNumber(plan.callsPerDay)}</td>
          ))}
        </tr>
        {methods.map(({group, free, standard}) => (
          <tr key={group}>
            <th scope="row">
              {groupLabel(group)}, {perSecond}
            </th>
            <td>{rate(free)}</td>
            <td>{rate(standard)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            {translate({id: 'rateLimits.price', message: 'Price per month', description: 'Rate limits: row'})}
          </th>
          {plans.map((plan) => (
            <td key={plan.id}>{plan.usdPerMonth ? `USD ${plan.usdPerMonth}` : 'USD 0'}</td>
          ))}
        </tr>
      </tbody>
    </TableScroll>
  );
}
