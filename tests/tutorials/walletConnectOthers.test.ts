import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {PROGRAM_FOLDER} from '../../scripts/devnet/packages';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';
import {injectWallet, WALLET} from '../support/wallet/injectWallet';
import {dappsAreMissing} from '../support/wallet/availability';
import {openDapp, type DappPage} from '../support/wallet/dappPage';
import {programPath, runScript} from '../../scripts/devnet/tutorials/dapps/project';
import {serveFolder, serveProgram, type Served} from '../../scripts/devnet/tutorials/dapps/serve';
import {boxesInOrder} from '../support/boxesInOrder';
import {shownProject} from '../support/wallet/shownProject';
import {TestWallet} from '../support/wallet/testWallet';
import {addWalletConnect, type WithWalletConnect} from '../support/wallet/walletConnectPage';

const PAGE = 'espace/tutorials/walletConnect/project-creation';
const REACT = 'espace/tutorials/walletConnect/reactjs';
const PROJECT_ID = '0123456789abcdef0123456789abcdef';
const RELAY = 'wss://relay.walletconnect.org';

/** The frameworks other than React: their pages, and how they are built. */
const FRAMEWORKS: {name: WithWalletConnect; page: string; scripts: string; build(folder: string): Promise<Served>}[] = [
  {
    name: 'wallet-next',
    page: 'espace/tutorials/walletConnect/nextjs',
    scripts: '.next/static',
    async build(folder) {
      await runScript(folder, 'build');
      return serveProgram(folder, programPath('next'), (port) => ['start', '-H', '127.0.0.1', '-p', String(port)]);
    },
  },
  {
    name: 'wallet-vue',
    page: 'espace/tutorials/walletConnect/vuejs',
    scripts: 'dist/assets',
    async build(folder) {
      await runScript(folder, 'build');
      return serveFolder(path.join(folder, 'dist'));
    },
  },
];

describe.skipIf(dappsAreMissing('WalletConnect in Next.js and Vue')).each(FRAMEWORKS)(
  '$name with WalletConnect',
  ({name, page, scripts, build}) => {
    const boxes = boxesInOrder(PAGE);
    let stage: Stage;
    let served: Served;
    let dapp: DappPage;
    beforeAll(async () => {
      stage = await startStage(name, [], PROGRAM_FOLDER, {files: shownProject(page, REACT)});
      addWalletConnect(PAGE, boxes, {name, folder: stage.project.folder, projectId: PROJECT_ID});
    });
    afterAll(async () => {
      await dapp?.close();
      await served?.close();
      await stage?.stop();
    });

    it('builds; the project ID is in the public files, the key of .env is not', async () => {
      served = await build(stage.project.folder);
      const folder = path.join(stage.project.folder, scripts);
      const texts = fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.js'))
        .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
      expect(texts).toContain(PROJECT_ID);
      expect(texts).not.toContain(developmentSecret(`tutorial ${name}`).slice(2));
    });

    it('connects a wallet of the browser, and asks the relay when the user chooses WalletConnect', async () => {
      dapp = await openDapp(served.origin, stage.gateway);
      await injectWallet(dapp.page, new TestWallet(developmentSecret(`tutorial ${name}`), stage.gateway, 71));
      await dapp.page.goto(served.origin);
      await dapp.page.getByRole('button', {name: WALLET.name, exact: true}).click();
      await dapp.page.getByText('Balance: 100 CFX').waitFor();
      await dapp.page.getByRole('button', {name: 'Disconnect'}).click();
      await dapp.page.getByRole('button', {name: 'WalletConnect', exact: true}).click();
      await expect.poll(() => dapp.strangers.map((url) => new URL(url).origin), {timeout: 60_000}).toContain(RELAY);
    });
  },
);
