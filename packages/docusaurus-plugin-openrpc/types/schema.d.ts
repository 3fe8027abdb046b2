/** JSON, and JSON schemas as far as this plugin uses them. */

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** A JSON schema (draft-07), as far as this plugin uses it. Other keywords are passed on unchanged. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  default?: Json;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  [keyword: string]: unknown;
}
