import {errorNames, parseRef} from '../resolve';
import type {Fault, LoadedDocument} from '../types';

/** Rules for whole methods: names, counterparts, subjects, order of parameters, references to errors. */
export function checkMethods(document: LoadedDocument, counterpartNames?: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  const subjects = Object.keys(document.head.value?.['x-subjects'] ?? {});
  for (const {value, file, path, subject} of document.methods) {
    const report = (at: (string | number)[], message: string, fix: string) =>
      faults.push({file: file.path, line: file.lineOf([...path, ...at]), message: `${value.name}: ${message}`, fix});
    const earlier = seen.get(value.name);
    if (earlier) report([], `described a second time, first in ${earlier}`, 'remove one of the two');
    else seen.set(value.name, `${file.path}:${file.lineOf(path)}`);
    if (!subjects.includes(subject))
      report(
        [],
        `the subject "${subject}" is not listed`,
        `add "${subject}: <title>" to x-subjects in ${document.space}/openrpc.yaml`,
      );

    if (value.name.endsWith('_subscribe') && !value['x-notification']) {
      report(
        [],
        'a subscription without "x-notification"',
        'describe what it sends: x-notification with name, description, schema',
      );
    }
    const counterpart = value['x-counterpart'];
    if (counterpart && counterpartNames && !counterpartNames.has(counterpart.method)) {
      report(
        ['x-counterpart', 'method'],
        `the counterpart ${counterpart.method} is not described in the other space`,
        'correct the name, or write x-counterpart: null',
      );
    }
    let optionalSeen = false;
    (value.params ?? []).forEach((param, index) => {
      if (param?.required && optionalSeen)
        report(
          ['params', index],
          `the required parameter ${param.name} follows an optional one`,
          'parameters are passed by position: put required ones first',
        );
      optionalSeen ||= param?.required === false;
    });
    (value.errors ?? []).forEach(({$ref}, index) => {
      const parsed = parseRef($ref);
      const isKnown =
        parsed?.kind === 'error'
          ? document.errors.has(parsed.name)
          : parsed?.kind === 'group' && document.groups.has(parsed.name);
      if (!isKnown)
        report(['errors', index], `unknown $ref ${$ref}`, 'define it in shared/errors.yaml, or correct the name');
    });
    for (const name of errorNames(document, value.errors ?? [])) {
      const space = document.errors.get(name)?.value.space;
      if (space !== 'both' && space !== document.space)
        report(
          ['errors'],
          `the error ${name} belongs to ${space ?? 'no space'}`,
          `use an error of ${document.space}, or widen its space in shared/errors.yaml`,
        );
    }
  }
  for (const [group, {value, file, path}] of document.groups) {
    for (const name of Array.isArray(value) ? value : []) {
      if (!document.errors.has(name))
        faults.push({
          file: file.path,
          line: file.lineOf(path),
          message: `group ${group}: unknown error ${name}`,
          fix: 'define it above, or correct the name',
        });
    }
  }
  const head = document.head;
  const names = (head.value?.servers ?? []).map(({name}) => name);
  const initial = head.value?.['x-default-server'];
  if (initial !== undefined && !names.includes(initial)) {
    faults.push({
      file: head.file.path,
      line: head.file.lineOf(['x-default-server']),
      message: `there is no server "${initial}"`,
      fix: `use one of ${names.join(', ')}`,
    });
  }
  return faults;
}
