import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {errorNames, errorOf, loadDocument} from 'docusaurus-plugin-openrpc/sources';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import type {Space} from '../../scripts/devnet/gateway';
import {onOtherNode} from '../../scripts/devnet/recording/others/start';
import {createCollector} from '../support/node/variety/collector';

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
const methods = documents.flatMap((document) =>
  document.methods.map(({value}) => ({document, space: document.space as Space, method: value})),
);

describe.skipIf(nodeIsMissing('a node that has the first block only'))('a node that has the first block only', () => {
  it('§2.3 §2.4 answers in the declared form what takes no parameters, and each method of PoS with the error that they list', async () => {
    await onOtherNode('behind', async (world) => {
      const collector = createCollector(world, documents);
      const {code} = errorOf(documents[0]!, 'PosNotEnabled');
      const ofPos = methods.filter(({document, method}) =>
        errorNames(document, method.errors).includes('PosNotEnabled'),
      );
      expect(ofPos.map(({method}) => method.name)).toEqual(
        methods.map(({method}) => method.name).filter((name) => name.startsWith('pos_')),
      );
      for (const {method} of ofPos)
        expect.soft(await world.gateway.ask('core', method.name, []), method.name).toMatchObject({error: {code}});

      const undeclared: string[] = [];
      for (const {document, space, method} of methods.filter(
        (one) => one.method.params.length === 0 && !ofPos.includes(one),
      )) {
        await collector.ask(space, method.name);
        const {error} = await world.gateway.ask(space, method.name, []);
        const codes = errorNames(document, method.errors).map((name) => errorOf(document, name).code);
        if (error && !codes.includes(error.code))
          undeclared.push(`${space} ${method.name}: ${error.code} ${error.message}`);
      }
      expect([...collector.faults]).toEqual([]);
      expect(undeclared).toEqual([]);
      expect(collector.counts.size).toBeGreaterThan(25);
    });
  }, 60_000);
});
