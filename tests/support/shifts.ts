import type {Page} from '@playwright/test';

/**
 * Layout shifts since the page was opened, including those after a click: the score, and each element that moved with
 * its positions.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
    };
    const record = window as unknown as {shifts: string[]};
    record.shifts = [];
    const box = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      const [{domInteractive} = {domInteractive: 0}] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      for (const {value, sources, startTime} of list.getEntries() as Shift[]) {
        // While the document is parsed, each new item of the navbar moves those before it. How much of that the browser
        // paints is chance.
        if (domInteractive === 0 || startTime < domInteractive) continue;
        const moved = sources.map(
          ({node, previousRect, currentRect}) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${box(previousRect)} to ${box(currentRect)}`,
        );
        record.shifts.push(`${value}: ${moved.join('; ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
}
