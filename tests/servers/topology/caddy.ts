import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import type { ServersBehind, TopologyProxy } from './proxies.ts';

/** The Caddy at `path` with deploy/Caddyfile, in which the addresses alone are others. */
export function caddyAt(path: string): TopologyProxy {
  return { name: 'Caddy with deploy/Caddyfile', start: (servers) => startCaddy(path, servers) };
}

async function startCaddy(path: string, servers: ServersBehind) {
  const folder = await mkdtemp(join(tmpdir(), 'cars-caddy-'));
  const [file, log] = [join(folder, 'Caddyfile'), join(folder, 'log')];
  const site = await freePort();
  await writeFile(file, withAddresses(await readFile('deploy/Caddyfile', 'utf8'), servers));
  const logs = await open(log, 'w');
  const caddy = spawn(path, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', logs.fd, logs.fd],
    env: {
      // Without TLS, which would need a name and a certificate of the machine.
      SITE_HOST: `http://127.0.0.1:${site}`,
      // Another Caddy of this machine may have the usual port, and the usual folder.
      CADDY_ADMIN: `unix/${join(folder, 'admin')}`,
      ...{ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    },
  });
  const gone = once(caddy, 'exit');
  await logs.close();
  while (!((await accepts(site)) && (await accepts(servers.inner)))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy does not start: ${await readFile(log, 'utf8')}`);
    await new Promise((wait) => setTimeout(wait, 30));
  }
  return {
    url: `http://127.0.0.1:${site}`,
    async close() {
      caddy.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

/** The Caddyfile with the addresses of `servers`, listening on the loopback interface alone. */
function withAddresses(caddyfile: string, { gateways, rests, inner }: ServersBehind): string {
  const all = (ports: number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ');
  const addresses = {
    'gateway1:4000 gateway2:4000': all(gateways),
    'rest1:4001 rest2:4001': all(rests),
    'http://:4001 {': `http://:${inner} {`,
    'servers :4001 {': `servers 127.0.0.1:${inner} {`,
    '\tgrace_period': '\tdefault_bind 127.0.0.1\n\tgrace_period',
  };
  return Object.entries(addresses).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`deploy/Caddyfile has not one "${from.trim()}".`);
    return text.replace(from, to);
  }, caddyfile);
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
