import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { products, settingsOf } from '../e2e/products.ts';

const { demo } = products;

/** What happens before the first test in Firefox: the product is started. Gives what stops it after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cars-firefox-'));
  const { NODE_ENV: _ofTheTests, npm_lifecycle_event: _ofNpmTest, ...environment } = process.env;
  const product = spawn(process.execPath, demo.command.split(' ').slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, ...settingsOf(demo, folder) },
  });
  const ended = once(product, 'exit');
  const stop = async () => {
    product.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  try {
    await Promise.race([ready(), ended.then(() => Promise.reject(new Error('The product does not start.')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function ready(): Promise<void> {
  while (
    !(await fetch(`${demo.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(100);
}
