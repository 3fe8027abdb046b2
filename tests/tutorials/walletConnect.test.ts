import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {PROGRAM_FOLDER} from '../../scripts/devnet/packages';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';
import {injectWallet, WALLET} from '../support/wallet/injectWallet';
import {dappsAreMissing} from '../support/wallet/availability';
import {openDapp, type DappPage} from '../support/wallet/dappPage';
import {runScript} from '../../scripts/devnet/tutorials/dapps/project';
import {serveFolder, type Served} from '../../scripts/devnet/tutorials/dapps/serve';
import {shoot} from '../support/wallet/shoot';
import {boxesInOrder} from '../support/boxesInOrder';
import {shownProject} from '../support/wallet/shownProject';
import {TestWallet} from '../support/wallet/testWallet';
import {addWalletConnect} from '../support/wallet/walletConnectPage';
import {partOf} from '../../scripts/devnet/tutorials/printed/boxes';

const NAME = 'wallet-react';
const PAGE = 'espace/tutorials/walletConnect/project-creation';
const PROJECT_ID = '0123456789abcdef0123456789abcdef';
/** Hosts that the package contacts at the start, and after a user chooses WalletConnect. The page mentions both. */
const AT_START = 'https://api.web3modal.org';
const RELAY = 'wss://relay.walletconnect.org';

describe.skipIf(dappsAreMissing('the tutorial on WalletConnect'))('the dApp for React with WalletConnect', () => {
  const boxes = boxesInOrder(PAGE);
  let stage: Stage;
  let served: Served;
  let dapp: DappPage;
  beforeAll(async () => {
    stage = await startStage(NAME, [], PROGRAM_FOLDER, {files: shownProject('espace/tutorials/walletConnect/reactjs')});
    addWalletConnect(PAGE, boxes, {name: NAME, folder: stage.project.folder, projectId: PROJECT_ID});
  });
  afterAll(async () => {
    await dapp?.close();
    await served?.close();
    await stage?.stop();
  });

  it('builds; the project ID is in the public files, the key of .env is not', async () => {
    const {folder} = stage.project;
    await runScript(folder, 'build');
    const assets = path.join(folder, 'dist/assets');
    const scripts = fs
      .readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFileSync(path.join(assets, file), 'utf8'))
      .join('\n');
    expect(scripts).toContain(PROJECT_ID);
    expect(scripts).not.toContain(developmentSecret(`tutorial ${NAME}`).slice(2));
    served = await serveFolder(path.join(folder, 'dist'));
  });

  it('lists WalletConnect beside the wallets of the browser, which work while its service is out of reach', async () => {
    dapp = await openDapp(served.origin, stage.gateway);
    const wallet = new TestWallet(developmentSecret(`tutorial ${NAME}`), stage.gateway, 71);
    await injectWallet(dapp.page, wallet);
    await dapp.page.goto(served.origin);
    await dapp.page.getByRole('button', {name: 'WalletConnect', exact: true}).waitFor();
    await shoot(dapp.page, 'walletconnect');
    await dapp.page.getByRole('button', {name: WALLET.name, exact: true}).click();
    await dapp.page.getByText('Balance: 100 CFX').waitFor();
    await dapp.page.getByRole('button', {name: 'Sign a message'}).waitFor();
    const csp = partOf(PAGE, 'csp');
    for (const address of [AT_START, RELAY]) expect(csp).toContain(`| \`${address}\` |`);
    const asked = () => [...new Set(dapp.strangers.map((url) => new URL(url).origin))];
    await expect.poll(asked, {timeout: 60_000}).toEqual([AT_START]);
    await dapp.page.getByRole('button', {name: 'Disconnect'}).click();
    await dapp.page.getByRole('button', {name: 'WalletConnect', exact: true}).click();
    await expect.poll(asked, {timeout: 60_000}).toContain(RELAY);
  });
});
