/**
 * The frames in which the head is written. While React hydrates, the head of the server stands: the components have
 * asked for a part of it only, and that part would take the place of the whole.
 */
let isHydrated = false;
let waiting: FrameRequestCallback | undefined;

/** Stands for a callback that waits; no browser gives out this id. */
const WAITING = -1;

/** As the window's function; before the end of hydration the callback waits, and a later one takes its place. */
export function requestAnimationFrame(callback: FrameRequestCallback): number {
  if (isHydrated) return window.requestAnimationFrame(callback);
  waiting = callback;
  return WAITING;
}

/** As the window's function. */
export function cancelAnimationFrame(id: number): void {
  if (id === WAITING) waiting = undefined;
  else window.cancelAnimationFrame(id);
}

/** To be called when every component has asked for its part of the head. */
export function endHydration(): void {
  isHydrated = true;
  if (waiting) window.requestAnimationFrame(waiting);
  waiting = undefined;
}
