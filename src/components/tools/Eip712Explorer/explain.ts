import {bytesOf, keccak256} from '@site/src/components/parts/Calculator/bytes';
import {Fault, type Problem} from './fault';
import {MAX_DEPTH, MAX_VALUES} from './limits';
import {asObject, DOMAIN, readTypedData, withDomain, type Types} from './typedData';
import {checkTypes, elementOf, encodeType, isElementary} from './typeNames';
import {elementaryWord, isHashed} from './values';

/** The meaning of a field's 32 bytes. */
export type How = 'value' | 'hash' | 'array' | 'struct';

interface FieldView {
  readonly name: string;
  readonly type: string;
  readonly word: string;
  readonly how: How;
}

/** A struct and how its hash comes about. */
export interface StructView {
  readonly path: string;
  readonly type: string;
  readonly encodedType: string;
  readonly typeHash: string;
  readonly fields: readonly FieldView[];
  readonly hash: string;
}

export type Explained =
  | {
      ok: true;
      /** The domain, the message, then the structs inside them. */
      domain: StructView;
      message: StructView | undefined;
      inner: readonly StructView[];
      digest: string;
      /** Paths of values that no type contains, so they are not signed. */
      unsigned: readonly string[];
    }
  | ({ok: false} & Problem);

const join = (words: readonly string[]): string => `0x${words.map((word) => word.slice(2)).join('')}`;
const hashOf = (words: readonly string[]): string => keccak256(bytesOf(join(words)));

/** Hashes structs of one set of types and records each step. */
class Hasher {
  readonly seen: StructView[] = [];
  readonly unsigned: string[] = [];
  private values = 0;
  /** The encoded types and their hashes, which are the same for all structs of a type. */
  private readonly encoded = new Map<string, {encodedType: string; typeHash: string}>();

  constructor(private readonly types: Types) {}

  struct(type: string, given: unknown, path: string, depth = 0): StructView {
    const values = asObject(given, path);
    const own = this.types[type]!;
    this.unsigned.push(
      ...Object.keys(values)
        .filter((key) => !own.some(({name}) => name === key))
        .map((key) => `${path}.${key}`),
    );
    const fields = own.map(({name, type: fieldType}): FieldView => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return {
        name,
        type: fieldType,
        word: this.word(fieldType, value, `${path}.${name}`, depth + 1),
        how: this.how(fieldType),
      };
    });
    const {encodedType, typeHash} = this.encode(type);
    const view = {path, type, encodedType, typeHash, fields, hash: hashOf([typeHash, ...fields.map(({word}) => word)])};
    this.seen.push(view);
    return view;
  }

  private encode(type: string) {
    const known = this.encoded.get(type);
    if (known) return known;
    const encodedType = encodeType(this.types, type);
    const encoded = {encodedType, typeHash: keccak256(encodedType)};
    this.encoded.set(type, encoded);
    return encoded;
  }

  private how(type: string): How {
    if (elementOf(type)) return 'array';
    if (!isElementary(type)) return 'struct';
    return isHashed(type) ? 'hash' : 'value';
  }

  private word(type: string, value: unknown, path: string, depth: number): string {
    if (depth > MAX_DEPTH) throw new Fault('tooDeep', 'message');
    if (++this.values > MAX_VALUES) throw new Fault('tooManyValues', 'message');
    if (value === undefined || value === null) throw new Fault('missing', path);
    const element = elementOf(type);
    if (!element)
      return isElementary(type) ? elementaryWord(type, value, path) : this.struct(type, value, path, depth).hash;
    if (!Array.isArray(value)) throw new Fault('notArray', path);
    if (element.length !== undefined && element.length !== value.length)
      throw new Fault('arrayLength', path, String(element.length));
    return hashOf(value.map((one, index) => this.word(element.type, one, `${path}[${index}]`, depth + 1)));
  }
}

function explain(text: string): Explained {
  const data = readTypedData(text);
  const types = withDomain(data);
  checkTypes(types);
  const {primaryType} = data;
  if (!Object.hasOwn(types, primaryType)) throw new Fault('unknownPrimary', 'primaryType', primaryType);
  const hasher = new Hasher(types);
  const domain = hasher.struct(DOMAIN, data.domain, 'domain');
  const message = primaryType === DOMAIN ? undefined : hasher.struct(primaryType, data.message, 'message');
  const digest = keccak256(bytesOf(`0x1901${join([domain.hash, ...(message ? [message.hash] : [])]).slice(2)}`));
  return {
    ok: true,
    domain,
    message,
    inner: hasher.seen.filter((view) => view !== domain && view !== message),
    digest,
    unsigned: hasher.unsigned,
  };
}

/** Every step from the JSON of typed data to the digest that is signed (EIP-712), or its fault. */
export function explainTypedData(text: string): Explained {
  try {
    return explain(text);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const {problem, path, detail} = fault;
    return {ok: false, problem, path, detail};
  }
}
