import type {ReactNode} from 'react';

/**
 * Stands in for the framework's `translate` and `<Translate>` in unit tests, where they cannot be imported: the English message with its values.
 * `vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'))`.
 */
export function translate({message}: {message: string}, values: Readonly<Record<string, unknown>> = {}): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}

/** Stands in for `<Translate>`: the English text. */
export default function Translate({children}: {children: ReactNode}): ReactNode {
  return children;
}
