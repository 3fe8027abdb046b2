import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import GeneralSection from './GeneralSection';
import SpaceSection from './SpaceSection';
import {coreEntries, espaceEntries} from './catalog';
import styles from './styles.module.css';

/** The catalog of specification §2.1: eSpace, Core Space and the general topics. */
export default function Catalog(): ReactNode {
  return (
    <div className={styles.catalog}>
      <div className={styles.spaces}>
        <SpaceSection space="espace" entries={espaceEntries()}>
          <Translate id="home.espace.intro">
            The EVM-compatible space. Solidity, MetaMask, Hardhat and Foundry work unchanged.
          </Translate>
        </SpaceSection>
        <SpaceSection space="core" entries={coreEntries()}>
          <Translate id="home.core.intro">
            The native space. You can sponsor your users’ gas, and storing data requires only refundable collateral.
          </Translate>
        </SpaceSection>
      </div>
      <GeneralSection />
    </div>
  );
}
