import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../../scripts/devnet/node/accounts';
import {PROGRAM_FOLDER} from '../../../scripts/devnet/packages';
import {serveDevelopment} from '../../../scripts/devnet/tutorials/dapps/project';
import type {Served} from '../../../scripts/devnet/tutorials/dapps/serve';
import {startStage, type Stage} from '../../../scripts/devnet/tutorials/stage';
import {injectWallet} from './injectWallet';
import {dappsAreMissing} from './availability';
import {openDapp, type DappPage} from './dappPage';
import {shownProject} from './shownProject';
import {TestWallet} from './testWallet';
import {
  connectOnWrongNetwork,
  followWallet,
  reloadAndDisconnect,
  sendCfx,
  signMessage,
  switchNetwork,
  type Walk,
} from './walk';

/** The differences between the wallet tutorials. */
export interface Dapp {
  name: string;
  /** The page that shows its files, below `docs`. */
  page: string;
  /** Another page that shows some of them. */
  takesFrom?: string;
  /** Type-checks, builds and serves the project in a folder. */
  build(folder: string): Promise<Served>;
  /** A source that Vite's development server must return: `npm run dev`. */
  developed?: string;
  /** Other text that the framework must show while the wallet is connected on eSpace. */
  connected?(walk: Walk, served: Served): Promise<void>;
}

/**
 * Builds a tutorial's dApp from what its page shows, and does in a browser what the page says, in the same order for
 * each framework.
 */
export function describeDapp({name, page, takesFrom, build, developed, connected}: Dapp): void {
  describe.skipIf(dappsAreMissing(`the tutorial ${name}`))(`the tutorial ${name}, built and used in a browser`, () => {
    let stage: Stage;
    let served: Served;
    let dapp: DappPage;
    beforeAll(async () => {
      stage = await startStage(name, [], PROGRAM_FOLDER, {files: shownProject(page, takesFrom)});
    });
    afterAll(async () => {
      await dapp?.close();
      await served?.close();
      await stage?.stop();
    });

    it('type-checks and builds', async () => {
      served = await build(stage.project.folder);
      expect(await (await fetch(served.origin)).text()).toContain('<html');
    });

    if (developed)
      it('has a development server, which compiles what it is asked for', async () => {
        const server = await serveDevelopment(stage.project.folder);
        try {
          expect(await (await fetch(`${server.origin}/${developed}`)).text()).toMatch(
            /^import .*"\/node_modules\/\.vite\/deps\/.*\.js\?v=/m,
          );
        } finally {
          await server.close();
        }
      });

    it('lists wallets, connects, switches, signs, sends and follows the wallet', async () => {
      dapp = await openDapp(served.origin, stage.gateway);
      const wallet = new TestWallet(developmentSecret(`tutorial ${name}`), stage.gateway, 1);
      await injectWallet(dapp.page, wallet);
      const walk: Walk = {page: dapp.page, wallet, gateway: stage.gateway};
      try {
        await dapp.page.goto(served.origin);
        await connectOnWrongNetwork(walk);
        await switchNetwork(walk);
        await signMessage(walk);
        await sendCfx(walk);
        await connected?.(walk, served);
        await followWallet(walk);
        await reloadAndDisconnect(walk);
      } catch (error) {
        throw new Error(`${String(error)}\nThe page's own errors: ${dapp.faults.join('\n') || 'none'}`, {cause: error});
      }
      expect(dapp.strangers).toEqual([]);
      expect(dapp.faults).toEqual([]);
    });

    it('reports that there is no wallet if none is installed', async () => {
      const page = await dapp.page.context().browser()!.newPage();
      await page.goto(served.origin);
      const message = page.getByText('No wallet was found in this browser.');
      await message.waitFor();
      expect(await message.count()).toBe(1);
    });
  });
}
