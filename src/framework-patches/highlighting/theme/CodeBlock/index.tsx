/** Ejected to leave out the stock second rendering after hydration: it repairs the colours of a theme with two sets of
 * them, and ours are CSS variables (src/config/prism.ts). */
import {Children, isValidElement, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';

/** Code is shown in colour and copied as one text; code with elements inside is shown as it is. */
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
