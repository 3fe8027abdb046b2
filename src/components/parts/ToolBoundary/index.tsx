import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';

interface Props {
  readonly children: ReactNode;
  /** False for a tool that also says something without scripts. */
  readonly needsScript?: boolean;
}

/**
 * Keeps a fault of a tool inside the tool: the page around it stays, and the reader can start the tool again. Without
 * scripts, it says that the tool needs them. The class leaves this sentence out of the page's Markdown.
 */
export default function ToolBoundary({children, needsScript = true}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <p role="alert">
          <Translate id="tool.crashed" description="In place of a tool whose code threw an error">
            This tool stopped because of an error, and what you entered is lost.
          </Translate>{' '}
          <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
            <Translate id="tool.again" description="Button that starts a tool again after an error">
              Start again
            </Translate>
          </button>
        </p>
      )}
    >
      {children}
      {needsScript && (
        <noscript>
          <div className="needs-script">
            <Translate id="tool.noScript" description="In a browser without JavaScript, in place of a tool">
              This tool needs JavaScript, which is turned off in this browser.
            </Translate>
          </div>
        </noscript>
      )}
    </ErrorBoundary>
  );
}
