import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { resolve as absolute } from 'node:path';
import { scriptsOf } from './builtScripts.ts';

const FOLDER = `${scriptsOf(process.ppid)}/${process.pid}`;
const built = new Map<string, Promise<string>>();

/**
 * Builds the script `source` once per process, as `npm run build` does, and returns its path: a built script starts in
 * half the time.
 */
export function builtScript(source: string): Promise<string> {
  const known = built.get(source);
  if (known) return known;
  const outfile = `${FOLDER}/${source.replace(/\.ts$/, '.js')}`;
  const script = build({
    entryPoints: [source],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' },
  }).then(() => outfile);
  built.set(source, script);
  return script;
}

/**
 * Runs a script of the product with the arguments `words` and the environment variables `settings`, in the folder
 * `cwd`; returns its exit code and output.
 */
export async function runScript(source: string, words: string[], settings: NodeJS.ProcessEnv, cwd?: string) {
  const script = absolute(await builtScript(source));
  const env = { ...process.env, ...settings };
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...words],
      { env, cwd, timeout: 120_000 },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}
