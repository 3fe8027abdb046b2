import {translate} from '@docusaurus/Translate';
import type {CompatibilityRow} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import type {View} from './filter';

/** Where a method is defined. */
export function standardText(standard: CompatibilityRow['standard']): string {
  switch (standard) {
    case 'current':
      return translate({
        id: 'compatibility.current',
        message: 'current',
        description: 'The method is in the execution API specification of Ethereum',
      });
    case 'earlier':
      return translate({
        id: 'compatibility.earlier',
        message: 'earlier',
        description: 'The method is in EIP-1474 but no longer in the specification',
      });
    case 'websocket':
      return translate({id: 'compatibility.websocket', message: 'over WebSocket'});
    case 'none':
      return translate({id: 'compatibility.none', message: 'no', description: 'The method is in no Ethereum standard'});
  }
}

/** Name of a part of the list. */
export function viewText(view: View): string {
  switch (view) {
    case 'all':
      return translate({id: 'compatibility.view.all', message: 'All methods'});
    case 'ethereum':
      return translate({id: 'compatibility.view.ethereum', message: 'Ethereum methods'});
    case 'missing':
      return translate({id: 'compatibility.view.missing', message: 'Not supported'});
    case 'different':
      return translate({id: 'compatibility.view.different', message: 'Supported with differences'});
    case 'extra':
      return translate({id: 'compatibility.view.extra', message: 'Not in Ethereum'});
  }
}
