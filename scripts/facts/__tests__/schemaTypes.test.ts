import type {JSONSchema} from 'json-schema-to-typescript';
import {expect, it} from 'vitest';
import {typesModule} from '../schemaTypes';

it('a module has a member for each schema, with its comments', async () => {
  const record: JSONSchema = {
    type: 'object',
    required: ['hash'],
    properties: {hash: {type: 'string', description: 'Of the block.'}, size: {type: 'integer'}},
  };
  expect(
    await typesModule({
      cips: {type: 'array', minItems: 1, maxItems: 2, items: record},
      'pos-pools': {enum: ['a', 'b']},
    }),
  ).toContain(`export interface FactFiles {
  /**
   * @minItems 1
   * @maxItems 2
   */
  cips: {
    /**
     * Of the block.
     */
    hash: string;
    size?: number;
  }[];
  'pos-pools': 'a' | 'b';
}
`);
});
