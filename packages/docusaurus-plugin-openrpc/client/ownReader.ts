import type {OpenRpcAdapter} from './adapter';
import type {Field, FieldValue} from './fieldTypes';

/** Reads a field as the adapter does; undefined leaves it to the plugin. */
export type OwnReader = (text: string, field: Field) => FieldValue | undefined;

/** The adapter's reader for the chosen network. */
export function ownReader(adapter: OpenRpcAdapter | undefined, networkId: number | undefined): OwnReader | undefined {
  const read = adapter?.readField;
  return read && ((text, field) => read(text, field, networkId));
}
