import type {BoundProblem} from './bounds';
import type {QuantityProblem} from './quantity';

/** How the reader types a parameter; derived from its schema when the site is built. */
export type Field =
  | {kind: 'quantity'}
  | {kind: 'boolean'}
  | {kind: 'integer'}
  | {kind: 'text'}
  /** Hex bytes; `bytes` fixes the length (20 for an address, 32 for a hash). */
  | {kind: 'hex'; bytes?: number; isAddress?: boolean}
  /** A form that the site's adapter reads, under its name in the option `adapter.fields`. */
  | {kind: 'own'; name: string}
  /** A tag from a fixed list, or a value of the kind in `other` (a number or a hash). */
  | {kind: 'choice'; tags: string[]; other?: 'quantity' | 'reference'}
  /** An object with known members: a form, with its JSON next to it. */
  | {kind: 'object'; members: ObjectMember[]}
  /** A JSON list whose values are all typed in the same way. With `orOne`, a single value doesn't need brackets. */
  | {kind: 'list'; item: Field; orOne?: boolean}
  /** Other lists and unions: edited as JSON. */
  | {kind: 'json'};

export interface ObjectMember {
  name: string;
  required: boolean;
  field: Field;
}

export type FieldProblem =
  | QuantityProblem
  | BoundProblem
  | 'notHex'
  | 'oddHex'
  | 'hexLength'
  | 'hexChecksum'
  | 'notInList'
  | 'notBoolean'
  | 'notInteger'
  | 'notList'
  | 'notObject'
  | 'notJson'
  /** The site's adapter reports these and has their messages. */
  | `own.${string}`;

/** The fault of a field; `member` is the affected member of an object. */
export interface WrongField {
  ok: false;
  problem: FieldProblem;
  detail?: string;
  member?: string;
}

/** A typed text converted to the JSON value that is sent, or its fault. `empty`: the field is left out. */
export type FieldValue = {ok: true; value: unknown} | {ok: true; empty: true} | WrongField;
