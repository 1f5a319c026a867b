import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runGateway } from '../servers/runGateway.ts';
import { runRest } from '../servers/runRest.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { someCars } from '../stock/someCars.ts';

test('300 rendered pages leave no timer and no memory behind', async () => {
  const rest = await runRest();
  onTestFinished(() => rest.close());
  const cars = someCars(40);
  for (const car of cars) await carStore(rest.store).save(car);
  const gateway = await runGateway({ restUrl: rest.url });
  onTestFinished(() => gateway.close());
  const pages = [
    '/',
    '/buy',
    '/about',
    '/blogs',
    '/finance',
    '/sell',
    '/test-drive',
    '/compare',
    '/contact-us',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    'tests/servers/renderManyPages.mjs',
    gateway.url,
    ...pages,
    ...cars.slice(0, 10).map(({ _id }) => `/car/${_id}`),
  ]);
  const { statuses, timers, grown } = JSON.parse(stdout);
  expect({ statuses, timers }).toEqual({ statuses: [200], timers: 0 });
  // A page takes about 70 kB.
  expect(grown).toBeLessThan(10);
});
