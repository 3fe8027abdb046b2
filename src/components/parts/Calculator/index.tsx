import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import ToolBoundary from '@site/src/components/parts/ToolBoundary';
import styles from './styles.module.css';
import {usePanel, type Load} from './usePanel';

interface Props<Panel extends object> {
  /** Name of the group, for screen readers. */
  readonly label: string;
  /** One sentence that describes the computation. It is also visible without scripts. */
  readonly summary: ReactNode;
  /**
   * Sets the height of the panel: `--calculator-wide`, in narrow columns `--calculator-narrow`, and optionally
   * `--calculator-middle` between them.
   */
  readonly className: string | undefined;
  /** Fetches the panel; a constant function of a module. */
  readonly load: Load<Panel>;
  readonly panel: Panel;
  /** Placeholder of the panel, also in print and without scripts. */
  readonly still?: ReactNode;
}

/** The frame of a calculator: the sentence is always there, and the form loads when the reader comes near. */
export default function Calculator<Panel extends object>({
  label,
  summary,
  className,
  load,
  panel,
  still,
}: Props<Panel>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {Panel, hasFailed, retry} = usePanel(frame, load);
  return (
    <div ref={frame} className={clsx(styles.frame, className)} role="group" aria-label={label}>
      <p className={styles.summary}>{summary}</p>
      <ToolBoundary>{Panel ? <Panel {...panel} /> : still}</ToolBoundary>
      {hasFailed && (
        <p role="alert">
          <Translate id="calculator.failed">The calculator didn’t load.</Translate>{' '}
          <button type="button" className="button button--secondary button--sm" onClick={retry}>
            <Translate id="calculator.retry">Try again</Translate>
          </button>
        </p>
      )}
    </div>
  );
}
