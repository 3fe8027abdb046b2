import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {registryIsMissing, whyNoRegistry} from '../support/registry';

const LIMIT_MS = 60_000;
const at = (registry: string) => ({...process.env, npm_config_registry: registry, NPM_CONFIG_REGISTRY: registry});

describe('tests that install packages', () => {
  afterEach(() => void vi.restoreAllMocks());

  it(
    'are not run where nobody answers, and the reason is named',
    async () => {
      expect(await whyNoRegistry(at('http://127.0.0.1:9/'))).toMatch(
        /^the npm registry cannot be reached \(ECONNREFUSED\)$/,
      );
    },
    LIMIT_MS,
  );

  it(
    'run, and may fail, where a registry answers, even with an error',
    async () => {
      const server = http.createServer((_request, response) => void response.writeHead(404).end('{}'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      expect(await whyNoRegistry(at(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))).toBeNull();
      await new Promise((resolve) => server.close(resolve));
    },
    LIMIT_MS,
  );

  it(
    'run without asking where an earlier run has installed everything, and say so once where it has not',
    async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'installed-'));
      vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
      vi.stubEnv('NPM_CONFIG_REGISTRY', 'http://127.0.0.1:9/');
      const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      fs.writeFileSync(path.join(folder, 'installed'), '');
      expect(await registryIsMissing('the tutorial', [folder])).toBe(false);
      expect(written).not.toHaveBeenCalled();
      expect(await registryIsMissing('the tutorial', [folder, `${folder}/other`])).toBe(true);
      expect(await registryIsMissing('the tutorial')).toBe(true);
      expect(written.mock.calls[0]![0]).toBe(
        '\nNOT RUN: the tutorial: the npm registry cannot be reached (ECONNREFUSED).\n',
      );
      vi.unstubAllEnvs();
      fs.rmSync(folder, {recursive: true});
    },
    LIMIT_MS,
  );
});
