import type {Labels} from './labels';
import {fillLabel} from './labels';
import {toPlainText} from './markdown';
import type {LocalizedMethod} from './localizedMethod';

/** Where the generated Markdown imports its data from. */
export interface DataModules {
  page: string;
  instance: string;
  /** The site's adapter, if it has one. */
  adapter?: string | undefined;
}

/**
 * Escapes Markdown so that MDX reads it only as Markdown: outside code, `{`, `}` and `<` would start expressions and
 * tags, and a line that starts with `import` or `export` would be a module statement. A letter can't be escaped with a
 * backslash, so that word starts with a character reference. Existing escapes stay unchanged.
 */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replace(/\\.|[{}<]/g, (match) => (match.startsWith('\\') ? match : `\\${match}`))
            .replace(/^(?:import|export)\b/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`),
    )
    .join('');
}

/** A YAML scalar on one line. JSON strings are valid YAML. */
const scalar = (text: string) => JSON.stringify(text);

/** Maximum length in characters; longer texts are cut at a word. */
const MAX_DESCRIPTION = 158;

export function pageDescription(method: LocalizedMethod, labels: Labels): string {
  const text = fillLabel(labels.description, {method: method.name, summary: toPlainText(method.summary)});
  return text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}

/** If the other space has a method with the same name, the title of the document distinguishes the two. */
export function pageTitle({name, counterpart}: LocalizedMethod, documentTitle: string): string {
  return counterpart?.method === name ? `${name} (${documentTitle})` : name;
}

/**
 * The MDX file of a method: front matter, headings (which form the table of contents), and one component per section.
 */
export function methodMdx(
  method: LocalizedMethod,
  documentTitle: string,
  labels: Labels,
  modules: DataModules,
  position: number,
): string {
  const adapter = modules.adapter ? ' adapter={adapter}' : '';
  const section = (id: string, title: string, body: string) => `## ${title} {/* #${id} */}\n\n${body}\n`;
  const parts = [
    '---',
    `title: ${scalar(pageTitle(method, documentTitle))}`,
    `sidebar_label: ${scalar(method.name)}`,
    `sidebar_position: ${position}`,
    `description: ${scalar(pageDescription(method, labels))}`,
    'type: reference',
    'custom_edit_url: null',
    '---',
    '',
    ...['MethodHeader', 'Playground', 'Parameters', 'Schema', 'Examples', 'Samples', 'Errors', 'Html'].map(
      (name) => `import Rpc${name} from '@theme/Rpc${name}';`,
    ),
    `import page from '${modules.page}';`,
    `import instance from '${modules.instance}';`,
    ...(modules.adapter ? [`import adapter from '${modules.adapter}';`] : []),
    '',
    '<RpcMethodHeader page={page} />',
    '',
    escapeMdx(method.description.trim()),
    '',
    section('try', labels.try, `<RpcPlayground page={page} instance={instance}${adapter} />`),
    section('parameters', labels.parameters, '<RpcParameters page={page} />'),
    section('result', labels.result, '<RpcSchema view={page.result} anchor="result" />'),
    method.notification
      ? section('notification', labels.notification, '<RpcSchema view={page.notification} anchor="notification" />')
      : '',
    section('errors', labels.errors, '<RpcErrors page={page} />'),
    section('examples', labels.examples, '<RpcExamples page={page} instance={instance} />'),
    section('samples', labels.samples, `<RpcSamples page={page} instance={instance}${adapter} />`),
    method.counterpart
      ? section('counterpart', labels.counterpart, '<RpcHtml as="div" html={page.counterpart.differences} />')
      : '',
    method.notes.length > 0
      ? section(
          'notes',
          labels.notes,
          method.notes.map((note) => `- ${escapeMdx(note.trim()).replace(/\n/g, '\n  ')}`).join('\n'),
        )
      : '',
  ];
  return `${parts.join('\n').trimEnd()}\n`;
}
