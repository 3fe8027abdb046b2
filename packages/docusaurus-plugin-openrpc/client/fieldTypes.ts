import type {QuantityProblem} from './quantity';

/** How a parameter is typed in; derived from its schema when the site is built. */
export type Field =
  | {kind: 'quantity'}
  | {kind: 'boolean'}
  | {kind: 'integer'}
  | {kind: 'text'}
  /** Hex bytes; `bytes` fixes the length (20 for an address, 32 for a hash). */
  | {kind: 'hex'; bytes?: number; isAddress?: boolean}
  /** A form that the site's adapter reads, by the name that the option `adapter.fields` gives it. */
  | {kind: 'own'; name: string}
  /** A tag of a closed list, or what `other` takes (a number or a hash). */
  | {kind: 'choice'; tags: string[]; other?: 'quantity' | 'reference'}
  /** An object with known members: a form, with its JSON beside it. */
  | {kind: 'object'; members: ObjectMember[]}
  /** A JSON list whose values are all typed alike; with `orOne` a single value may stand without brackets. */
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
  /** Reported, and worded, by the site's adapter. */
  | `own.${string}`;

/** What is wrong with a field; `member` names the part of an object that is meant. */
export interface WrongField {
  ok: false;
  problem: FieldProblem;
  detail?: string;
  member?: string;
}

/** A typed text turned into the JSON value that is sent, or what is wrong with it. `empty` means: left out. */
export type FieldValue = {ok: true; value: unknown} | {ok: true; empty: true} | WrongField;
