import type {ReactNode} from 'react';

/**
 * Replaces the framework's `translate` and `<Translate>` in unit tests, where they can't be imported, with the English
 * message and its values. `vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'))`.
 */
export function translate({message}: {message: string}, values: Readonly<Record<string, unknown>> = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}

/** Replaces `<Translate>` with the English text. */
export default function Translate({children}: {children: ReactNode}): ReactNode {
  return children;
}
