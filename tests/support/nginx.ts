import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {NGINX_LISTEN, NGINX_ROOT} from '../../scripts/hosting/nginx';
import {BUILD} from '../../scripts/built/files';
import {freePort} from '../../scripts/lib/ports.mjs';

/** The path of nginx on Debian or Homebrew, or undefined if it is not installed. */
export const nginxBinary = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((file) => fs.existsSync(file));

const MIME_TYPES = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];

/** Resolves when the port accepts connections; fails if nginx exits or after 10 s. */
async function waitFor(port: number, nginx: ChildProcess): Promise<void> {
  const end = Date.now() + 10_000;
  while (Date.now() < end && nginx.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = net
        .connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)))
        .on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx did not start (exit code ${nginx.exitCode})`);
}

/** Starts nginx with `deploy/nginx.conf` on a free port of the loopback, serving the finished build. */
export async function startNginx(): Promise<{address: string; stop: () => Promise<void>}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const project = fs.readFileSync(path.resolve(__dirname, '../../deploy/nginx.conf'), 'utf8');
  const server = project.replace(NGINX_LISTEN, `listen 127.0.0.1:${port};`).replace(NGINX_ROOT, `root ${BUILD};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const types = MIME_TYPES.find((file) => fs.existsSync(file));
  // Workers of a root process would switch to a user that might not have read access to the build.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user}\npid ${folder}/pid;\nevents {}\nhttp {\n${temporary}\ninclude ${types};\naccess_log off;\n${server}\n}\n`,
  );
  const nginx = spawn(nginxBinary!, ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  await waitFor(port, nginx);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
