import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {assistantKey, focusWidget, loadWidget, onWidgetVisibility, setWidgetVisible} from './widget';

/** The state of the panel. `ready` shows nothing, because the widget's own window is or was open then. */
type AssistantState = 'closed' | 'unconfigured' | 'loading' | 'failed' | 'ready';

interface Assistant {
  readonly state: AssistantState;
  /** Opens the assistant, and fetches it when it is not there yet. */
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * The keyboard behaviour: the focus moves into the widget's window, Escape closes it, and the focus returns to the
 * control that opened it.
 */
function useKeyboard(control: RefObject<HTMLElement | null>, wanted: RefObject<boolean>): void {
  useEffect(() => {
    let visible = false;
    const stop = onWidgetVisibility((isVisible) => {
      if (wanted.current && isVisible) focusWidget();
      if (wanted.current && visible && !isVisible) control.current?.focus();
      visible = isVisible;
    });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && visible) setWidgetVisible(false);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      stop();
      window.removeEventListener('keydown', onKey);
    };
  }, [control, wanted]);
}

/**
 * The states of the assistant: closed, then unconfigured (no key in this build) or loading, then ready or failed.
 *
 * @param control the button that opens the assistant
 * @param onReady called before the widget's window opens
 */
export function useAssistant(control: RefObject<HTMLElement | null>, onReady: () => void): Assistant {
  const [state, setState] = useState<AssistantState>('closed');
  // A reader who closes the panel while it loads does not want a window to open later.
  const wanted = useRef(false);
  useKeyboard(control, wanted);

  const open = useCallback(() => {
    const key = assistantKey();
    wanted.current = true;
    if (!key) {
      setState('unconfigured');
      return;
    }
    setState((current) => (current === 'ready' ? current : 'loading'));
    loadWidget(key).then(
      () => {
        if (!wanted.current) return;
        setState('ready');
        onReady();
        setWidgetVisible(true);
      },
      () => {
        if (wanted.current) setState('failed');
      },
    );
  }, [onReady]);

  const close = useCallback(() => {
    wanted.current = false;
    setState('closed');
  }, []);

  useEffect(() => () => void (wanted.current = false), []);
  return {state, open, close};
}
