import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import AddToWallet from '@site/src/components/parts/AddToWallet';
import CopyButton from '@site/src/components/parts/CopyButton';
import {localList, localNumber} from '@site/src/components/parts/localNumber';
import type {Faucet, Network} from '@site/src/facts/types';
import UrlList from './UrlList';
import styles from './styles.module.css';

/** One line of the table: its label and the value. */
export type Row = [label: string, value: ReactNode];

const copied = (shown: string, value: string = shown): ReactNode => (
  <span className={styles.value}>
    <span>{shown}</span>
    <CopyButton value={value} />
  </span>
);

const amounts = (faucet: Faucet): string =>
  localList(
    [faucet.amount, ...(faucet.tokens ?? [])]
      .filter((one) => one !== undefined)
      .map((one) => one.replace(/^[\d.]+(?= )/, (digits) => localNumber(Number(digits))).replace(' ', '\u00a0')),
  );

function Faucets({faucets}: {faucets: Faucet[]}): ReactNode {
  return faucets.map((faucet) => (
    <span key={faucet.url} className={styles.faucet}>
      <UrlList urls={[faucet.url]} links />
      <small>
        {amounts(faucet)}
        {faucet.thirdParty &&
          ` · ${translate({
            id: 'endpointTable.thirdParty',
            message: 'third party',
            description: 'Beside a faucet that others run',
          })}`}
      </small>
    </span>
  ));
}

/** The lines of one network, in the order in which a reader fills in a form. Values that do not exist have no line. */
export function rowsOf(network: Network): Row[] {
  const isEspace = network.space === 'eSpace';
  const rows: (Row | false)[] = [
    [translate({id: 'endpointTable.http', message: 'RPC endpoint'}), <UrlList urls={network.rpc.http} />],
    ['WebSocket', <UrlList urls={network.rpc.ws} />],
    [
      translate({id: 'endpointTable.chainId', message: 'Chain ID'}),
      copied(`${network.chainId} (${network.chainIdHex})`, String(network.chainId)),
    ],
    [
      translate({id: 'endpointTable.currency', message: 'Currency'}),
      translate(
        {id: 'endpointTable.decimals', message: '{symbol}, {decimals} decimals'},
        {symbol: network.nativeCurrency.symbol, decimals: network.nativeCurrency.decimals},
      ),
    ],
    !isEspace && [
      translate({id: 'endpointTable.prefix', message: 'Address prefix'}),
      <code>{network.addressPrefix}:</code>,
    ],
    [translate({id: 'endpointTable.explorer', message: 'Explorer'}), <UrlList urls={[network.explorer]} links />],
    network.explorerApi !== null && [
      translate({id: 'endpointTable.explorerApi', message: 'Explorer API'}),
      <UrlList urls={[network.explorerApi]} />,
    ],
    network.explorerVerifyApi !== undefined && [
      translate({id: 'endpointTable.verifyApi', message: 'Verification API'}),
      <UrlList urls={[network.explorerVerifyApi]} />,
    ],
    network.faucets.length > 0 && [
      translate({id: 'endpointTable.faucet', message: 'Faucet'}),
      <Faucets faucets={network.faucets} />,
    ],
    isEspace && [translate({id: 'endpointTable.wallet', message: 'Wallet'}), <AddToWallet network={network} />],
  ];
  return rows.filter((row) => row !== false);
}
