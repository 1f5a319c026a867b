import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The servers that the product is compared with. */
export type PeerName = 'floor' | 'apollo' | 'mercurius';

const FOLDER = 'bench/node_modules/.cache/peers';

/** Bundles the peers as plain JavaScript, as they would be deployed. */
export async function buildPeers(): Promise<void> {
  await build({
    entryPoints: (['floor', 'apollo', 'mercurius'] satisfies PeerName[]).map((name) =>
      fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
    ),
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
    ...{ outdir: FOLDER, outExtension: { '.js': '.mjs' }, logLevel: 'error' },
  });
}

/** The bundle of a peer. */
export function peerFile(name: PeerName): string {
  return `${FOLDER}/${name}.mjs`;
}
