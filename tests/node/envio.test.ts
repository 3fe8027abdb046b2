import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../support/claims/gasTopics';
import {nodeIsMissing} from '../support/node/availability';
import {forkFrom, head} from '../support/node/variety/reorganisation';
import {registryIsMissing} from '../support/registry';
import {createEnvioProject, type EnvioProject} from '../support/tutorials/envioProject';
import {startPostgres, type Postgres} from '../support/tutorials/postgres';
import {startStage, type Stage} from '../support/tutorials/stage';
import {installEnvio} from '../support/tutorials/toolchain';

/** Envio and what it generates come from the registry, which may be slow. */
const INSTALL_MS = 300_000;
const LIMIT_MS = 120_000;
const START = 'ENVIO_HASURA=false TUI_OFF=true pnpm envio start';
const LAG = 60;
const BEHIND = `ENVIO_INDEXING_BLOCK_LAG=${LAG} ENVIO_HASURA=false TUI_OFF=true pnpm envio start --restart`;
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const shown = (name: string) => read(`src/snippets/tutorials/envio/${name}.out.txt`);

const missing = nodeIsMissing('the tutorial on Envio') || (await registryIsMissing('the tutorial on Envio'));

describe.skipIf(missing)('the Envio tutorial, from start to end', () => {
  let stage: Stage;
  let project: EnvioProject;
  beforeAll(async () => {
    stage = await startStage('indexer', ['shared/Notes.sol', 'shared/compile.mjs', 'shared/account.ts']);
    project = createEnvioProject(stage.gateway, await installEnvio());
    await stage.project.run('compile.mjs', 'Notes.sol');
    const [, address = '', block = ''] = /at (0x\w{40}) since block (\d+)/.exec(await stage.project.run('deploy.ts'))!;
    expect(read('src/snippets/tutorials/envio/config.yaml')).toContain(`start_block: ${block}\n`);
    expect(read('src/snippets/tutorials/envio/config.yaml')).toContain(`address: '${address}'\n`);
    await stage.project.run('write.ts', 'one', 'two');
  }, INSTALL_MS);
  afterAll(async () => {
    project?.remove();
    await stage?.stop();
  }, LIMIT_MS);

  it('generates from the configuration and the schema', async () => {
    expect(await project.type('npx envio@2.32.12 codegen')).toMatch(/Finish compiling .+\n$/);
  }, INSTALL_MS);

  it('tries the handler without a chain', async () => {
    expect(await project.type('pnpm exec tsx mock.ts')).toBe(shown('mock'));
  }, LIMIT_MS);

  it('looks for the database that the page names, where no variable names another', () => {
    const settings = fs.readFileSync(path.join(project.folder, 'generated/src/Env.res'), 'utf8');
    const rows = [...read('docs/espace/tutorials/readLogs/envio.mdx').matchAll(/^\| `(ENVIO_PG_\w+)` \| `([\w-]+)` \|/gm)];
    expect(rows.map(([, name]) => name)).toEqual(['ENVIO_PG_HOST', 'ENVIO_PG_PORT', 'ENVIO_PG_USER', 'ENVIO_PG_PASSWORD', 'ENVIO_PG_DATABASE']);
    for (const [, name, value] of rows) expect(settings).toMatch(new RegExp(`"${name}"[^"]*?(?:"ENVIO_POSTGRES_PASSWORD"[^"]*)?allback="?${value}"?\\)`));
  });

  describe('with a database', () => {
    let postgres: Postgres;
    let indexer: ReturnType<EnvioProject['start']>;
    /** A table that is not there yet has no rows. */
    const ask = (query: string) => postgres.rows(query).catch(() => []);
    const notes = () => ask('SELECT text, block FROM "Note" ORDER BY block');
    const counted = () => ask('SELECT count FROM "Author"');
    const eventually = async (what: () => Promise<string[]>, expected: unknown[]) => {
      try {
        await expect.poll(what, {timeout: 60_000, interval: 200}).toEqual(expected);
      } catch (error) {
        process.stderr.write(`\nEnvio printed:\n${indexer.printed()}\n`);
        throw error;
      }
    };
    /** Waits until Envio has read everything up to some blocks behind the newest one. */
    const caughtUp = async (behind = 0) => {
      const {result} = await stage.gateway.ask('espace', 'eth_blockNumber', []);
      await eventually(() => ask('SELECT progress_block FROM envio_chains'), [String(Number(result) - behind)]);
    };
    const start = (line: string) => {
      const {host, port, user, password, database} = postgres.address;
      indexer = project.start(line, {ENVIO_PG_HOST: host, ENVIO_PG_PORT: String(port), ENVIO_PG_USER: user, ENVIO_PG_PASSWORD: password, ENVIO_PG_DATABASE: database});
    };
    beforeAll(async () => {
      postgres = await startPostgres('envio-dev');
    }, INSTALL_MS);
    afterAll(async () => {
      await indexer?.stop();
      await postgres?.stop();
    }, LIMIT_MS);

    it('fills the tables with what the chain has, and with what is written later', async () => {
      start(START);
      await eventually(notes, ['one|19', 'two|25']);
      await stage.project.run('write.ts', 'three');
      await eventually(notes, ['one|19', 'two|25', 'three|31']);
      expect(await counted()).toEqual(['3']);
    }, LIMIT_MS);

    it('does not notice a reorganisation, as the page warns', async () => {
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
    }, LIMIT_MS);

    it('has what the chain has when it stays behind the newest block', async () => {
      await indexer.stop();
      await stage.gateway.mine(LAG);
      start(BEHIND);
      await caughtUp(LAG);
      const parent = await head(stage);
      await stage.project.run('write.ts', 'five');
      await forkFrom(stage, parent, LAG / 2);
      await stage.gateway.mine(LAG + 10);
      await caughtUp(LAG);
      expect((await notes()).map((row) => row.split('|')[0])).toEqual(['one', 'two', 'three', 'four', 'five']);
      expect(await counted()).toEqual(['5']);
    }, LIMIT_MS);
  });
});
