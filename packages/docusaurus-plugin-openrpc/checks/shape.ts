import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import type {Fault, LoadedDocument, Located} from '../types';
import {error, head, method, placeholder} from './forms';

/** How to fix an Ajv error. */
function fixOf({keyword, params, parentSchema}: ErrorObject): string {
  const allowed = Object.keys((parentSchema as {properties?: object} | undefined)?.properties ?? {}).join(', ');
  if (keyword === 'required') return `add "${String(params.missingProperty)}"`;
  if (keyword === 'additionalProperties')
    return `remove "${String(params.additionalProperty)}"; allowed are ${allowed}`;
  if (keyword === 'pattern') return `make it match ${String(params.pattern)}`;
  if (keyword === 'enum') return `use one of ${(params.allowedValues as unknown[]).join(', ')}`;
  if (keyword === 'type') return `write a value of the type ${String(params.type)}`;
  return 'correct the value; README.md of the sources shows the form';
}

const SHAPES = {method, error, head, placeholder};
let ajv: Ajv | undefined;

/** Compiled on first use and kept: the check loads this file on every start, but rarely needs a validator. */
function validatorOf(kind: keyof typeof SHAPES): ValidateFunction {
  ajv ??= new Ajv({allErrors: true, allowUnionTypes: true, verbose: true});
  return ajv.compile(SHAPES[kind]);
}

/** Turns `/params/0/name` into the path of a located value. */
const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replace(/~1/g, '/').replace(/~0/g, '~')));

function judge(kind: keyof typeof SHAPES, name: string, {value, file, path}: Located<unknown>): Fault[] {
  const validate = validatorOf(kind);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((fault) => ({
    file: file.path,
    line: file.lineOf([...path, ...steps(fault.instancePath)]),
    message: `${name}${fault.instancePath}: ${fault.message ?? fault.keyword}`,
    fix: fixOf(fault),
  }));
}

/** Missing, unknown or malformed keys in every kind of source. */
export function checkShape({head: top, methods, errors, placeholders}: LoadedDocument): Fault[] {
  return [
    ...judge('head', 'openrpc.yaml', top),
    ...methods.flatMap((located) => judge('method', located.value.name, located)),
    ...[...errors].flatMap(([name, located]) => judge('error', `error ${name}`, located)),
    ...[...placeholders].flatMap(([name, located]) => judge('placeholder', `placeholder ${name}`, located)),
  ];
}
