/**
 * Animation frames for writing the head. While React hydrates, the server's head must stay: components have only
 * declared a part of the head yet, and that part would replace the whole.
 */
let isHydrated = false;
let waiting: FrameRequestCallback | undefined;

/** ID of a callback that waits; browsers never return it. */
const WAITING = -1;

/** Like the window's function, but until the end of hydration a callback waits, and a later one replaces it. */
export function requestAnimationFrame(callback: FrameRequestCallback): number {
  if (isHydrated) return window.requestAnimationFrame(callback);
  waiting = callback;
  return WAITING;
}

/** Like the window's function. */
export function cancelAnimationFrame(id: number): void {
  if (id === WAITING) waiting = undefined;
  else window.cancelAnimationFrame(id);
}

/** Must be called when every component has declared its part of the head. */
export function endHydration(): void {
  isHydrated = true;
  if (waiting) window.requestAnimationFrame(waiting);
  waiting = undefined;
}
