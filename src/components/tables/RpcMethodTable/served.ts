import {translate} from '@docusaurus/Translate';
import type {Served} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

/** Whether a method is available, in words. */
export function servedText(served: Served): string {
  switch (served) {
    case 'served':
      return translate({id: 'rpcServed.yes', message: 'yes', description: 'The node serves the method'});
    case 'newer':
      return translate({
        id: 'rpcServed.newer',
        message: 'from 3.1',
        description: 'Version of the node that first serves the method',
      });
    case 'stub':
      return translate({id: 'rpcServed.stub', message: 'not supported (-32603)'});
    case 'missing':
      return translate({id: 'rpcServed.missing', message: 'not supported (-32601)'});
  }
}
