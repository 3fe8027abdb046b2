/**
 * Prism with only the languages of this portal: the copy in prism-react-renderer includes sixteen fixed languages, most
 * of which no page uses. tests/content/highlight.test.ts fails when a page needs another language; then add it here. A
 * language extends those above it.
 */
import './manual';
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-yaml';
import 'prismjs/components/prism-toml';
import 'prismjs/components/prism-graphql';
import 'prismjs/components/prism-rust';
import 'prismjs/components/prism-solidity';

export {Prism};
