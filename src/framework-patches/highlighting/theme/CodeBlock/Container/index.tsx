/**
 * Ejected because the colours of code are CSS variables (src/config/prism.ts), so a change of the colour mode doesn't
 * need to render a block again.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {getPrismCssVariables} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';

export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as,
  ...props
}: {as: T} & ComponentProps<T>): ReactNode {
  const As: string = as;
  const {className} = props as {className?: string};
  return (
    <As
      {...props}
      style={getPrismCssVariables(useThemeConfig().prism.theme)}
      className={clsx(className, styles.codeBlockContainer, ThemeClassNames.common.codeBlock)}
    />
  );
}
