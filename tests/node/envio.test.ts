import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {DEFERRED_EPOCHS} from '../../scripts/devnet/gateway';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {forkFrom, head} from '../support/node/variety/reorganisation';
import {boxesInOrder} from '../support/boxesInOrder';
import {registryIsMissing} from '../support/registry';
import {createEnvioProject, type EnvioProject, type Started} from '../../scripts/devnet/tutorials/envioProject';
import {fileOf} from '../../scripts/devnet/tutorials/printed/boxes';
import {startPostgres, type Postgres} from '../../scripts/devnet/tutorials/postgres';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';
import {ENVIO_PACKAGES, installEnvio} from '../../scripts/devnet/tutorials/toolchain';
import {pageSource} from '../../scripts/lib/pageSource';

/** Envio and what it generates come from the registry, which can be slow. */
const INSTALL_MS = 300_000;
/** With a load of 25 on two cores, Envio took 35 seconds to start, and the last test a minute. */
const WAIT_MS = 120_000;
const LIMIT_MS = 4 * WAIT_MS;
const LAG = 60;
/** How much of the node's output a failure shows. */
const TAIL_LINES = 20;
const PAGE = 'espace/tutorials/readLogs/envio';
const FILES = [
  'package.json',
  'tsconfig.json',
  'pnpm-workspace.yaml',
  'config.yaml',
  'schema.graphql',
  'src/EventHandlers.ts',
] as const;

const missing = nodeIsMissing('the tutorial on Envio') || (await registryIsMissing('the tutorial on Envio'));

describe.skipIf(missing)('the Envio tutorial, from start to end', () => {
  const boxes = boxesInOrder(PAGE);
  let stage: Stage;
  let project: EnvioProject;
  beforeAll(async () => {
    stage = await startStage('indexer', ['shared/Notes.sol', 'shared/compile.mjs', 'shared/account.ts']);
    project = createEnvioProject(stage.gateway, await installEnvio());
    expect(boxes.take('npm install --global')).toBe(`npm install --global pnpm@${ENVIO_PACKAGES.pnpm}\n`);
    const [, , , config] = FILES.map((name) => {
      const text = boxes.take(name);
      project.save(name, text);
      return text;
    });
    await stage.project.run('compile.mjs', 'Notes.sol');
    const [, address = '', block = ''] = /at (0x\w{40}) since block (\d+)/.exec(await stage.project.run('deploy.ts'))!;
    expect(config).toContain(`start_block: ${block}\n`);
    expect(config).toContain(`address: '${address}'\n`);
    await stage.project.run('write.ts', 'one', 'two');
  }, INSTALL_MS);
  afterAll(async () => {
    project?.remove();
    await stage?.stop();
  }, LIMIT_MS);

  it(
    'generates from the configuration and the schema',
    async () => {
      expect(await project.type(boxes.take('npx envio'))).toMatch(/Finish compiling .+\n$/);
    },
    INSTALL_MS,
  );

  it(
    'tries the handler without a chain',
    async () => {
      project.save('mock.ts', boxes.take('mock.ts'));
      expect(await project.type(boxes.take('pnpm exec tsx mock.ts'))).toBe(boxes.take('[ {'));
    },
    LIMIT_MS,
  );

  it('looks for the database that the page names, where no variable names another', () => {
    const settings = fs.readFileSync(path.join(project.folder, 'generated/src/Env.res'), 'utf8');
    const rows = [...pageSource(fileOf(PAGE)).matchAll(/^\| `(ENVIO_PG_\w+)` \| `([\w-]+)` \|/gm)];
    expect(rows.map(([, name]) => name)).toEqual([
      'ENVIO_PG_HOST',
      'ENVIO_PG_PORT',
      'ENVIO_PG_USER',
      'ENVIO_PG_PASSWORD',
      'ENVIO_PG_DATABASE',
    ]);
    for (const [, name, value] of rows)
      expect(settings).toMatch(new RegExp(`"${name}"[^"]*?(?:"ENVIO_POSTGRES_PASSWORD"[^"]*)?allback="?${value}"?\\)`));
  });

  describe('with a database', () => {
    let postgres: Postgres;
    let indexer: Started;
    /** The query with which the page lists the notes. */
    let query: string;
    /** A table that doesn't exist yet has no rows. */
    const ask = (sql: string) => postgres.rows(sql).catch(() => []);
    const notes = () => ask(query);
    const counted = () => ask('SELECT count FROM "Author"');
    const status = async () => {
      const {result} = await stage.gateway.ask('core', 'cfx_getStatus', []);
      return result as {epochNumber: string; latestState: string};
    };
    /** What is needed to understand a failure, which might be the only one in many runs. */
    const happened = async () => {
      const log = fs
        .readFileSync(path.join(stage.node.dataDir, 'process.log'), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(-TAIL_LINES);
      const progress = await ask('SELECT start_block, progress_block, source_block FROM envio_chains');
      return [
        `Envio ${indexer.hasEnded() ? 'ended by itself' : 'was running'} and printed:\n${indexer.printed()}`,
        `Its first, last read and newest block: ${progress.join()}`,
        `The node's status: ${JSON.stringify(await status())}`,
        `The node's last lines:\n${log.join('\n')}`,
      ].join('\n\n');
    };
    /** Also ends as soon as Envio has ended, because nothing can arrive after that. */
    const eventually = async (what: () => Promise<string[]>, expected: unknown[]) => {
      for (const limit = Date.now() + WAIT_MS; ; await sleep(200)) {
        const rows = await what();
        try {
          return expect(rows).toEqual(expected);
        } catch (error) {
          if (!indexer.hasEnded() && Date.now() < limit) continue;
          throw new Error(`${(error as Error).message}\n\n${await happened()}`, {cause: error});
        }
      }
    };
    /**
     * The newest executed block. The node executes blocks on a separate thread, which lags behind the new blocks on a
     * busy machine.
     */
    const executed = async () => {
      await expect
        .poll(async () => {
          const {epochNumber, latestState} = await status();
          return Number(epochNumber) - Number(latestState);
        })
        .toBe(DEFERRED_EPOCHS - 1);
      return Number((await status()).latestState);
    };
    /** Waits until Envio has read everything up to some blocks behind the newest one. */
    const caughtUp = async (behind = 0) =>
      eventually(() => ask('SELECT progress_block FROM envio_chains'), [String((await executed()) - behind)]);
    const start = async (line: string) => {
      const {host, port, user, password, database} = postgres.address;
      // Envio serves its metrics on a fixed port, and ends if another program uses it, for example another Envio.
      const [metrics] = (await freePorts(1)) as [number];
      indexer = project.start(line, {
        ENVIO_INDEXER_PORT: String(metrics),
        ENVIO_PG_HOST: host,
        ENVIO_PG_PORT: String(port),
        ENVIO_PG_USER: user,
        ENVIO_PG_PASSWORD: password,
        ENVIO_PG_DATABASE: database,
      });
    };
    beforeAll(async () => {
      postgres = await startPostgres('envio-dev');
    }, INSTALL_MS);
    afterAll(async () => {
      await indexer?.stop();
      await postgres?.stop();
    }, LIMIT_MS);

    it(
      'fills the tables with what the chain has, and with what is written later',
      async () => {
        const command = boxes.take('ENVIO_HASURA=false');
        query = boxes.take('SELECT');
        await start(command);
        await eventually(notes, ['one|19', 'two|25']);
        await stage.project.run('write.ts', 'three');
        await eventually(notes, ['one|19', 'two|25', 'three|31']);
        expect(await counted()).toEqual(['3']);
      },
      LIMIT_MS,
    );

    it(
      'does not notice a reorganisation, as the page warns',
      async () => {
        const parent = await head(stage);
        await stage.project.run('write.ts', 'four');
        await eventually(notes, ['one|19', 'two|25', 'three|31', 'four|37']);
        await forkFrom(stage, parent, 30);
        await caughtUp();
        // The chain has lost this note.
        expect(await notes()).toEqual(['one|19', 'two|25', 'three|31', 'four|37']);
        await stage.gateway.mine();
        await caughtUp();
        expect(await notes()).toEqual(['one|19', 'two|25', 'three|31', expect.stringMatching(/^four\|(?!37$)/)]);
        expect(await counted()).toEqual(['5']);
      },
      LIMIT_MS,
    );

    it(
      'has what the chain has when it stays behind the newest block',
      async () => {
        await indexer.stop();
        await stage.gateway.mine(LAG);
        const command = boxes.take('ENVIO_INDEXING_BLOCK_LAG');
        expect(command).toContain(`=${LAG} `);
        await start(command);
        await caughtUp(LAG);
        const parent = await head(stage);
        await stage.project.run('write.ts', 'five');
        await forkFrom(stage, parent, LAG / 2);
        await stage.gateway.mine(LAG + 10);
        await caughtUp(LAG);
        expect((await notes()).map((row) => row.split('|')[0])).toEqual(['one', 'two', 'three', 'four', 'five']);
        expect(await counted()).toEqual(['5']);
      },
      LIMIT_MS,
    );
  });
});
