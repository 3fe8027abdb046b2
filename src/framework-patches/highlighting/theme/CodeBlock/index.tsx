/**
 * Ejected to leave out the stock second rendering after hydration. It corrects the colours of a theme with two sets of
 * colours, but ours are CSS variables (src/config/prism.ts).
 */
import {Children, isValidElement, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';

/** Text is shown in colour and copied as a whole; code that contains elements is shown unchanged. */
export default function CodeBlock({children, ...props}: Props): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child)))
    return <ElementContent {...props}>{children}</ElementContent>;
  const code = Array.isArray(children) ? children.join('') : children;
  return typeof code === 'string' ? (
    <StringContent {...props}>{code}</StringContent>
  ) : (
    <ElementContent {...props}>{code}</ElementContent>
  );
}
