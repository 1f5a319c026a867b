import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The Caddy for the tests: the one that CADDY_PATH names, or `caddy` on the PATH. Returns its `path`, or `missing`: why
 * there is none that reads deploy/Caddyfile. That needs the version of compose.yaml, or a newer one.
 */
export function findCaddy() {
  const path = process.env.CADDY_PATH || 'caddy';
  const [, needed] = /image: caddy:([\d.]+)/.exec(readFileSync('deploy/compose.yaml', 'utf8'));
  const [version] = /\d+\.\d+\.\d+/.exec(spawnSync(path, ['version'], { encoding: 'utf8' }).stdout) ?? [];
  if (!version) return { missing: `set CADDY_PATH to a Caddy, ${needed} or newer` };
  const old = version.localeCompare(needed, 'en', { numeric: true }) < 0;
  return old
    ? { missing: `${path} is Caddy ${version}, and deploy/Caddyfile needs ${needed} or newer` }
    : { path };
}
