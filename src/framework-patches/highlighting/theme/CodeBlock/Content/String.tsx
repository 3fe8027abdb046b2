/** Ejected to use `useWordWrap`, which forces no layout in the browser. */
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';
import {useWordWrap} from '../../../client/useWordWrap';

export default function CodeBlockString({
  children: code,
  className,
  language,
  metastring,
  title,
  showLineNumbers,
}: Props): ReactNode {
  const {magicComments, defaultLanguage} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code,
    className,
    language,
    metastring,
    title,
    showLineNumbers,
    magicComments,
    defaultLanguage,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
