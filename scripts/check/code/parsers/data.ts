import {LineCounter, parseAllDocuments} from 'yaml';
import type {Fault, Parser} from '../types';

const each =
  (parse: (code: string) => Fault[]): Parser =>
  (codes) =>
    codes.map(parse);
const lineAt = (code: string, offset: number): number => code.slice(0, Math.max(0, offset)).split('\n').length;

/** One JSON value. V8 reports the position as an offset, as line and column, or not at all. */
export const json: Parser = each((code) => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const offset = /at position (\d+)/.exec(message)?.[1];
    const line =
      offset === undefined ? (/end of JSON/.test(message) ? code.split('\n').length : 1) : lineAt(code, Number(offset));
    return [
      {
        line,
        message: message.replace(/ at position.*$| \(line.*$/s, '').replace(/, "[\s\S]*"? is not valid JSON$/, ''),
      },
    ];
  }
});

export const yaml: Parser = each((code) => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter: counter, prettyErrors: false}) as {
    errors: {pos: [number, number]; message: string}[];
  }[];
  return documents
    .flatMap(({errors}) => errors)
    .slice(0, 1)
    .map(({pos, message}) => ({line: counter.linePos(pos[0]).line || 1, message: message.replace(/\.$/, '')}));
});

/** Loaded on first use, like the next one, because few pages have such code. */
export const toml: Parser = async (codes) => {
  const {parse} = await import('smol-toml');
  return codes.map((code) => {
    try {
      parse(code);
      return [];
    } catch (error) {
      const {line, message} = error as Error & {line?: number};
      return [{line: line ?? 1, message: message.split('\n')[0]!.replace(/^Invalid TOML document: /, '')}];
    }
  });
};

export const graphql: Parser = async (codes) => {
  const {parse} = await import('graphql');
  return codes.map((code) => {
    try {
      parse(code);
      return [];
    } catch (error) {
      const {locations, message} = error as Error & {locations?: {line: number}[]};
      return [{line: locations?.[0]?.line ?? 1, message: message.replace(/\.$/, '')}];
    }
  });
};
