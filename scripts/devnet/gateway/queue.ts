/** Runs a task when all tasks before it have ended, including failed ones. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/** A queue that runs one task at a time, in the order in which they were added. */
export function createQueue(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
