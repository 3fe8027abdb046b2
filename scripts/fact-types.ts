/** Writes `src/facts/schemas/types.ts` from the schemas: npm run fact-types */
import fs from 'node:fs';
import {readSchemas, TYPES_FILE} from './facts/readSchemas';
import {typesModule} from './facts/schemaTypes';

void typesModule(readSchemas()).then((text) => fs.writeFileSync(TYPES_FILE, text));
