/** How long each step took for one size of the portal. */
export interface Measurement {
  routes: number;
  /** Computed from two measurements instead of measured. */
  isComputed?: boolean;
  steps: {name: string; state: string; seconds: number; counts?: {failed: number}}[];
}

/** How long each step takes with another number of routes, from the line through two measurements. */
export function at(routes: number, one: Measurement, other: Measurement): Measurement {
  const share = (routes - one.routes) / (other.routes - one.routes);
  const steps = one.steps.map((step) => {
    const there = other.steps.find(({name}) => name === step.name);
    return {
      name: step.name,
      state: 'ok',
      seconds: Math.max(0, step.seconds + share * ((there?.seconds ?? step.seconds) - step.seconds)),
    };
  });
  return {routes, isComputed: true, steps};
}

const total = ({steps}: Measurement): number => steps.reduce((sum, {seconds}) => sum + seconds, 0);

/** A table of steps and sizes, in seconds. @param own the number of routes today, with which the others are compared */
export function growthTable(all: readonly Measurement[], own: number): string {
  const today = all.find(({routes}) => routes === own)!;
  const cell = (measurement: Measurement, name: string): string => {
    const step = measurement.steps.find((one) => one.name === name);
    if (!step || step.state === 'not run') return 'not run';
    return `${step.seconds.toFixed(1)}${step.state === 'failed' ? ` (${step.counts?.failed ?? 1} failed)` : ''}`;
  };
  const rows = [
    [
      'step',
      ...all.map(
        ({routes, isComputed}) => `${routes} routes${routes === own ? ', today' : ''}${isComputed ? ', computed' : ''}`,
      ),
    ],
    ...today.steps.map(({name}) => [name, ...all.map((measurement) => cell(measurement, name))]),
    ['together', ...all.map((measurement) => total(measurement).toFixed(1))],
    [
      'than today',
      ...all.map(
        (measurement) =>
          `${total(measurement) < total(today) ? '' : '+'}${(total(measurement) - total(today)).toFixed(1)}`,
      ),
    ],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join('  '),
  );
  return `${lines.join('\n')}\n\nSeconds. The other steps (node, tutorials, the other browser tests) do not depend on the number of pages: a whole "npm test"\nat another size takes what it takes today and the last row.`;
}
