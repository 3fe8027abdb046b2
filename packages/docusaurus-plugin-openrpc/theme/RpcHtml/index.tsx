import type {ReactNode} from 'react';
import type {Html} from '../../client/pageData';

/** Shows HTML that the build created from authored Markdown. Never pass it text from a node. */
export default function RpcHtml({
  html,
  as: Tag = 'span',
  className,
}: {
  html: Html;
  as?: 'span' | 'div' | 'p' | 'dd';
  className?: string;
}): ReactNode {
  // oxlint-disable-next-line portal/raw-html -- authored Markdown of this repository, rendered at build time
  return <Tag className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
