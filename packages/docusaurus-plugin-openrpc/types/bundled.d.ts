/** The published document. */
import type {Json, Schema} from './schema';
import type {PlaceholderValue, SourceError, SourceHead, MethodYaml} from './source';

/** A published example: concrete values, and the source parameters for a client that resolves placeholders itself. */
export interface BundledExample {
  name: string;
  description: string;
  params: {name: string; value: Json}[];
  result?: {name: string; value: Json};
  'x-params': Record<string, Json> | Json[];
  /** The node with other settings that returned the response. */
  'x-node'?: string;
  'x-transport'?: 'http';
  'x-error'?: {name: string; code: number; message: string; data?: Json};
}

/** A published method. */
export interface BundledMethod extends Omit<MethodYaml, 'examples' | 'x-volatile' | 'x-replayed'> {
  paramStructure: 'by-position';
  tags: {name: string}[];
  examples: BundledExample[];
  /** The node that the examples were checked on; null if they were not checked. */
  'x-verified': {node: string; date: string} | null;
}

/** The published OpenRPC document. */
export interface BundledDocument extends SourceHead {
  methods: BundledMethod[];
  components: {schemas: Record<string, Schema>; errors: Record<string, {code: number; message: string; data?: Json}>};
  /** Cause and fix of each error, which the OpenRPC format has no fields for. */
  'x-errors': Record<string, Omit<SourceError, 'data'> & {data?: Schema}>;
  'x-placeholders': Record<string, PlaceholderValue & {description: string}>;
}
