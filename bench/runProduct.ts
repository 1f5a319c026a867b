import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Product {
  /** The address of GraphQL. */
  url: string;
  /** The process id of the gateway. */
  gateway: number;
  stop: () => void;
}

/** Starts the built servers on ports of their own. */
export async function runProduct(environment: NodeJS.ProcessEnv): Promise<Product> {
  const env = { ...environment, PORT: '4400', REST_PORT: '4401', LOG_LEVEL: 'error' };
  const rest = await start('dist/rest.js', env, 'http://127.0.0.1:4401/healthz');
  const gateway = await start('dist/gateway.js', env, 'http://127.0.0.1:4400/readyz');
  return {
    url: 'http://127.0.0.1:4400/graphql',
    gateway: gateway.pid ?? 0,
    stop: () => [gateway, rest].forEach((child) => child.kill()),
  };
}

async function start(file: string, env: NodeJS.ProcessEnv, health: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { env, stdio: 'inherit' });
  // Also when the benchmark fails, nothing of it stays.
  process.once('exit', () => child.kill());
  await once(child, 'spawn');
  for (let tries = 0; tries < 200; tries += 1) {
    const ready = await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error(`${file} does not answer`);
}
