import {hasCommands, hasHelp, type HelpTexts} from './helpTexts';
import type {Fault} from './types';

/** Tools whose first plain word is a program with its own options. */
const RUNNERS = new Set(['node', 'python3']);

/** Words before a command, each with its options that require a value. */
const WRAPPERS: Readonly<Record<string, RegExp>> = {
  npx: /^(?:-p|--package|-w|--workspace)$/,
  sudo: /^-[ugC]$/,
  time: /^-[fo]$/,
  env: /^-[uC]$/,
};

/** One use of an option, with the subcommand before it if the tool has any. */
interface Use {
  line: number;
  tool: string;
  command: string;
  option: string;
  /** Plain words after the tool: its command, and a possible subcommand. */
  words: readonly string[];
}

/** The state of a line so far: the tool and its command. */
interface Reading {
  tool?: string;
  words: string[];
  wrapper?: RegExp;
  /** The next word is the value of a wrapper's option. */
  isValue?: boolean;
}

/** Whether a word before the tool is not a tool: a variable, `sudo`, or an option of it. */
function leads(reading: Reading, word: string): boolean {
  if (reading.isValue) {
    reading.isValue = false;
    return true;
  }
  if (reading.wrapper && word.startsWith('-')) {
    reading.isValue = reading.wrapper.test(word);
    return true;
  }
  if (Object.hasOwn(WRAPPERS, word)) reading.wrapper = WRAPPERS[word];
  return Object.hasOwn(WRAPPERS, word) || /^\w+=/.test(word);
}

/**
 * Long options of known tools, line by line; lines that end in a backslash are joined. Quoted text and heredocs contain
 * no options.
 */
export function usesOf(code: string): Use[] {
  const uses: Use[] = [];
  let reading: Reading = {words: []};
  let heredoc: string | undefined;
  for (const [index, raw] of code.split('\n').entries()) {
    if (heredoc !== undefined) {
      if (raw.trim() === heredoc) heredoc = undefined;
      continue;
    }
    const text = raw
      .replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, 'quoted')
      .replace(/(?:^|\s)#.*$/, '')
      .replace(/\|\||&&|[;|]/g, ' $& ');
    for (const word of text.split(/\s+/).filter(Boolean)) {
      if (/^(?:\||\|\||&&|;|\\)$/.test(word)) {
        if (word !== '\\') reading = {words: []};
      } else if (reading.tool === undefined) {
        if (!leads(reading, word)) reading.tool = word.replace(/(?<=.)@[\w.^~-]+$/, '');
      } else if (word === '--') {
        reading.tool = ''; // the rest belongs to another program
      } else if (word.startsWith('--')) {
        uses.push({
          line: index + 1,
          tool: reading.tool,
          command: reading.words[0] ?? '',
          option: word.replace(/=.*$|[;)].*$/, ''),
          words: [...reading.words],
        });
      } else if (RUNNERS.has(reading.tool) && !word.startsWith('-')) {
        reading.tool = ''; // the words after the program belong to it
      } else if (/^[a-z][a-z-]*$/.test(word)) reading.words.push(word);
    }
    heredoc = /<<-?\s*(\w+)/.exec(text.replace(/quoted/g, ''))?.[1] ?? /<<-?\s*['"](\w+)['"]/.exec(raw)?.[1];
    if (!/\\\s*$/.test(raw)) reading = {words: []};
  }
  return uses.filter(({tool}) => hasHelp(tool));
}

/** Options of the code that the help of its tools doesn't list. */
export function unknownOptions(help: HelpTexts, code: string): Fault[] {
  return usesOf(code).flatMap(({line, tool, command, option, words}) => {
    const options = help.optionsOf(tool, words);
    if (!options || options.has(option) || options.has(option.replace(/^--no-/, '--'))) return [];
    return [
      {
        line,
        message: `${tool}${command && (hasCommands(tool) || tool === 'npm') ? ` ${command}` : ''} has no option "${option}"`,
      },
    ];
  });
}
