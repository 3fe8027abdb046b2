/**
 * Ejected to keep the server's highlighted code, instead of highlighting it again in the browser with a highlighter
 * that every page would load (client/useLines.ts).
 */
import {useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Line from '@theme/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Content';
import {attributesOf} from '../../../client/attributes';
import {useLines} from '../../../client/useLines';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';

/** Tells React to leave the content alone. It must always be the same object, or React would empty the element. */
const UNTOUCHED = {__html: ''};

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, lineNumbersStart, lineClassNames} = metadata;
  const language = metadata.language.toLowerCase();
  const {theme} = useThemeConfig().prism;
  const {getLineProps, getTokenProps, ...block} = useMemo(() => attributesOf(theme, language), [theme, language]);
  const {lines, renderAnew} = useLines(code, language);
  const element = useRef<HTMLElement>(null);
  // After a hydration mismatch, React has rendered the page again, and the server's HTML is gone.
  useLayoutEffect(() => {
    if (!element.current?.hasChildNodes()) renderAnew();
    // oxlint-disable-next-line react/exhaustive-deps -- only the initial content can be the server's
  }, []);

  const attributes = {
    ref: element,
    className: clsx(styles.codeBlockLines, lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering),
    style: {counterReset: lineNumbersStart === undefined ? undefined : `line-count ${lineNumbersStart - 1}`},
  };
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // The keyboard can reach it, because it can scroll, so it needs a role and a name.
      tabIndex={0}
      role="group"
      aria-label={translate({
        id: 'code.region',
        message: 'Code',
        description: 'Name of a block of code, for screen readers',
      })}
      className={clsx(className, block.className, styles.codeBlock, 'thin-scrollbar')}
      style={block.style}
    >
      {lines ? (
        <code key="lines" {...attributes}>
          {lines.map((line, index) => (
            <Line
              key={index}
              line={line}
              getLineProps={getLineProps}
              getTokenProps={getTokenProps}
              classNames={lineClassNames[index]}
              showLineNumbers={lineNumbersStart !== undefined}
            />
          ))}
        </code>
      ) : (
        // oxlint-disable-next-line portal/raw-html -- no text is passed: the element keeps the server's HTML
        <code key="written" {...attributes} dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />
      )}
    </pre>
  );
}
