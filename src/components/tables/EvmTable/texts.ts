import {translate} from '@docusaurus/Translate';
import type {EvmStatus} from '@site/src/facts/evmRows';

/** How the eSpace virtual machine handles a feature of Ethereum, in words. */
export function statusText(status: EvmStatus): string {
  switch (status) {
    case 'same':
      return translate({
        id: 'evmTable.same',
        message: 'same as Ethereum',
        description: 'Status of an opcode, EIP or precompile',
      });
    case 'differs':
      return translate({
        id: 'evmTable.differs',
        message: 'differs',
        description: 'Status of an opcode, EIP or precompile',
      });
    case 'absent':
      return translate({id: 'evmTable.absent', message: 'not supported', description: 'Status of an EIP'});
    case 'later':
      return translate({
        id: 'evmTable.later',
        message: 'from version 3.1',
        description: 'Status: the next version of the node brings it',
      });
  }
}
