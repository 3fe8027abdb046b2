import {useEffect, useId, useRef, useState, type PointerEvent, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Keeps the box inside the window: horizontally, and above the word if there is no room below. */
function fit(box: HTMLElement | null): void {
  if (!box) return;
  const {right, bottom} = box.getBoundingClientRect();
  box.style.left = `${Math.min(0, document.documentElement.clientWidth - 16 - right)}px`;
  if (bottom > innerHeight) box.style.cssText += 'top:auto;bottom:100%';
}

/**
 * With each tap, a finger enters and leaves, and browsers emulate a mouse that leaves at once. Only a real mouse can
 * hover.
 */
const ofMouse =
  (act: () => void) =>
  ({pointerType}: PointerEvent) => {
    if (pointerType === 'mouse') act();
  };

type Props = {
  /** Id of the term in `src/facts/glossary.yaml`. */
  id: string;
  /** Its meaning, in one sentence. */
  tip: string;
  children: ReactNode;
};

/**
 * A term at its first use: a link to the glossary, whose meaning shows while it has focus or the pointer. Escape hides
 * it, the pointer can rest on it, and the first tap opens it. Not Docusaurus' Link, which would prefetch the glossary.
 */
export default function Term({id, tip, children}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const tapped = useRef(false);
  const root = useRef<HTMLSpanElement>(null);
  const boxId = useId();
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    addEventListener('keydown', ({key}) => key === 'Escape' && hide(), listening);
    // After a tap, some browsers set neither the focus nor a pointer that could leave.
    addEventListener('pointerdown', ({target}) => !root.current?.contains(target as Node) && hide(), listening);
    return () => listening.abort();
  }, [open]);
  return (
    <span
      className={styles.root}
      ref={root}
      onPointerEnter={ofMouse(show)}
      onPointerLeave={ofMouse(hide)}
      onFocus={show}
      onBlur={hide}
    >
      <Link
        className={styles.term}
        to={`${useBaseUrl('/docs/general/conflux-basics/glossary')}#${id}`}
        aria-describedby={open ? boxId : undefined}
        onPointerDown={({pointerType}) => (tapped.current = pointerType !== 'mouse' && !open)}
        onClick={(event) => {
          if (!tapped.current) return;
          tapped.current = false;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </Link>
      {open && (
        <span role="tooltip" id={boxId} className={styles.box} ref={fit}>
          {tip}
        </span>
      )}
    </span>
  );
}
