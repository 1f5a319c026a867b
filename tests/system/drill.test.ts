import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { type EngineStore, busyEngines } from '../servers/storeEngines.ts';
import { busyTopology } from '../servers/topology/busyTopology.ts';
import { countForms } from '../servers/topology/countForms.ts';
import { ServerProcess } from '../servers/topology/ServerProcess.ts';
import { administrator, type Visitors } from '../servers/topology/Visitors.ts';
import { until } from '../until.ts';

/** Runs a built command over the store of an engine; rejects when it fails. */
function run(command: string, folder: string, { settings }: EngineStore): Promise<string> {
  const { mongodbUrl: MONGODB_URL, dataDir: DATA_DIR } = settings;
  const env = { PATH: process.env.PATH, ...(MONGODB_URL ? { MONGODB_URL } : { DATA_DIR }) };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [`dist/${command}.js`, folder], { env }, (error, out) =>
      error ? reject(error) : resolve(out),
    );
  });
}

async function bytesOf({ photos }: EngineStore, name: string): Promise<Buffer> {
  const photo = await photos.get(name);
  return Buffer.concat(((await photo?.stream.toArray()) ?? []) as Buffer[]);
}

describe.each(busyEngines)('a backup of $name that is made while visitors send forms', (engine) => {
  it(
    'has, after the servers were killed, every form and photo that was acknowledged before, and the administrator',
    { timeout: 300_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'cars-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const { own, topology, visitors, token, end } = await busyTopology(engine, 4);
      const other = await engine.emptyStore();
      onTestFinished(async () => {
        await own.close();
        await other.close();
      });
      const untilAcknowledged = (count: number) =>
        until(() => expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(count));
      await untilAcknowledged(20);
      const before = new Map(visitors.acknowledged);
      await run('backup', join(folder, 'backup'), own);
      const meanwhile = visitors.acknowledged.size - before.size;
      await untilAcknowledged(before.size + meanwhile + 5);
      await Promise.all(topology.rests.map((server) => server.end('SIGKILL')));
      for (const server of topology.rests) await server.start();
      await end();
      await run('restore', join(folder, 'backup'), other);
      await other.reopen();

      // Forms were still accepted while the backup was made.
      expect(meanwhile).toBeGreaterThan(0);
      const acknowledged = { acknowledged: before } as Visitors;
      expect(await countForms(other, acknowledged)).toMatchObject({ lost: 0, doubled: 0, withoutPhotos: 0 });
      const restored = await other.store.collection<Enquiry>('enquiries').find({}).toArray();
      expect(restored.length).toBeGreaterThanOrEqual(before.size);
      const originals = own.store.collection<Enquiry>('enquiries');
      for (const enquiry of restored) {
        // Its mails may have been on their way to the outbox when the backup was made.
        const original = await originals.findOne({ _id: enquiry._id });
        expect({ ...enquiry, unposted: null }).toEqual({ ...original, unposted: null });
        for (const name of (enquiry.details.images ?? []) as string[]) {
          const [copy, photo] = [await bytesOf(other, name), await bytesOf(own, name)];
          expect([photo.length > 0, copy.equals(photo)]).toEqual([true, true]);
        }
      }

      const { mongodbUrl, dataDir } = other.settings;
      const rest = await ServerProcess.rest({
        ...(mongodbUrl ? { MONGODB_URL: mongodbUrl } : { DATA_DIR: dataDir }),
        DEMO_STOCK: 'false',
      });
      await rest.start();
      const admins = `http://127.0.0.1:${rest.port}/api/auth/admin`;
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(administrator);
      const login = await fetch(`${admins}/login`, { method: 'POST', headers, body });
      // A backup has no sessions: one that has ended since must not live again.
      const earlier = await fetch(admins, { headers: { authorization: `Bearer ${token}` } });
      await rest.end('SIGTERM');
      expect([login.status, earlier.status]).toEqual([200, 401]);
    },
  );
});
