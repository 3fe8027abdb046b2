/**
 * The interface of the CDN's assistant. Only parts that the package documents or sends are used: the element
 * `#__cookbook` with `data-api-key` and `data-no-fast`, the message `askcookbook_ready` that the widget posts to its
 * window, the message `CHANGE_MODAL_VISIBILITY` that it responds to, and the event `cookbook:modal:state:change`.
 */
import {ASSISTANT_INTEGRITY, ASSISTANT_KEY_META, ASSISTANT_SCRIPT} from '@site/src/config/assistant';

/**
 * Milliseconds until an assistant that does not respond counts as failed: its script is 16 MB, and it calls its service
 * afterwards.
 */
const TIMEOUT_MS = 60_000;

const READY = 'askcookbook_ready';
const STATE_EVENT = 'cookbook:modal:state:change';

/** The bearer key of this build, or undefined when there is none. */
export const assistantKey = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${ASSISTANT_KEY_META}"]`)?.content || undefined;

/** The element that the widget looks for. `data-no-fast` turns the fast mode off (specification §7). */
function createHost(key: string): HTMLElement {
  const host = document.createElement('div');
  host.id = '__cookbook';
  host.dataset.apiKey = key;
  host.dataset.noFast = '';
  return host;
}

/** Loads the script and verifies its hash. A script that failed is removed, so that it can be requested again. */
function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ASSISTANT_SCRIPT;
    script.integrity = ASSISTANT_INTEGRITY;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the assistant could not be loaded.'));
    };
    document.head.append(script);
  });
}

/** Resolves when the widget reports that it can be opened. */
function untilReady(): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('The assistant does not answer.'))), TIMEOUT_MS);
    const onMessage = ({data, source}: MessageEvent<unknown>): void => {
      if (source === window && (data as {type?: string} | null)?.type === READY) finish(resolve);
    };
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      settle();
    };
    window.addEventListener('message', onMessage);
  });
}

let script: Promise<void> | undefined;
let widget: Promise<void> | undefined;

async function start(key: string): Promise<void> {
  const host = createHost(key);
  document.body.append(host);
  try {
    script ??= loadScript();
    await Promise.all([script.catch((error: unknown) => ((script = undefined), Promise.reject(error))), untilReady()]);
  } catch (error) {
    host.remove();
    throw error;
  }
}

/** Fetches and starts the widget once for the life of the page; after a failure the next call tries again. */
export function loadWidget(key: string): Promise<void> {
  widget ??= start(key).catch((error: unknown) => {
    widget = undefined;
    throw error;
  });
  return widget;
}

/** Shows or hides the window of a widget that is ready. */
export const setWidgetVisible = (visible: boolean): void =>
  window.postMessage({type: 'CHANGE_MODAL_VISIBILITY', payload: {visible}}, window.location.origin);

/** Calls back whenever the widget's window opens or closes; returns the function that stops this. */
export function onWidgetVisibility(callback: (visible: boolean) => void): () => void {
  const listener = (event: Event): void => callback((event as CustomEvent<{isOpen: boolean}>).detail.isOpen);
  document.addEventListener(STATE_EVENT, listener);
  return () => document.removeEventListener(STATE_EVENT, listener);
}

/** The visible field for the question; the widget lives in an open shadow tree below its element. */
function questionField(): HTMLElement | undefined {
  const roots = Array.from(document.querySelectorAll('#__cookbook *'), (element) => element.shadowRoot);
  const fields = roots.flatMap((root) => Array.from(root?.querySelectorAll<HTMLElement>('textarea, input') ?? []));
  return fields.find((field) => field.checkVisibility());
}

/**
 * Puts the focus into the question field. The window is drawn a few frames after the event that announces it, so the
 * function tries again for up to `frames` frames.
 */
export function focusWidget(frames = 120): void {
  const field = questionField();
  field?.focus();
  const hasFocus = field !== undefined && (field.getRootNode() as ShadowRoot).activeElement === field;
  if (!hasFocus && frames > 0) requestAnimationFrame(() => focusWidget(frames - 1));
}
