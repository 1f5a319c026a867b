import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The Caddy for the tests: the one that CADDY_PATH names, or `caddy` on the PATH. Returns its `path`, or `missing`: why
 * there is none that reads deploy/Caddyfile. That needs the version of compose.yaml, or a newer one.
 */
export function findCaddy(): { path: string; missing?: undefined } | { path?: undefined; missing: string } {
  const path = process.env.CADDY_PATH || 'caddy';
  const [, needed] = /image: caddy:([\d.]+)/.exec(readFileSync('deploy/compose.yaml', 'utf8')) ?? [];
  if (!needed) throw new Error('deploy/compose.yaml names no version of Caddy.');
  const { stdout } = spawnSync(path, ['version'], { encoding: 'utf8' });
  // Without such a program there is no output.
  const [version] = /\d+\.\d+\.\d+/.exec(stdout ?? '') ?? [];
  if (!version) return { missing: `set CADDY_PATH to a Caddy, ${needed} or newer` };
  const old = version.localeCompare(needed, 'en', { numeric: true }) < 0;
  return old
    ? { missing: `${path} is Caddy ${version}, and deploy/Caddyfile needs ${needed} or newer` }
    : { path };
}
