import { cp, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import type { Subscription } from '../../rest/enquiries/newsletter/subscription.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import { removeOrphanedPhotos } from '../../rest/enquiries/sellCar/removeOrphanedPhotos.ts';
import { readPhoto } from '../forms/sendOffer.ts';
import { runRest } from '../servers/runRest.ts';

/**
 * A data folder of the first version with forms, 2b4be65: three imported cars, an enquiry of each of four kinds, one with
 * a photo, and an administrator. All data is fictitious. That version had neither store versions nor a log of changes.
 */
const FIRST_RELEASE = 'tests/stock/firstRelease';
/** An hour after it was made. */
const now = () => new Date('2026-11-23T04:38:00Z');

/** Today's REST API over a copy of the folder. */
async function upgraded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await cp(FIRST_RELEASE, dataDir, { recursive: true });
  const { store, photos } = await openStore({ dataDir });
  onTestFinished(() => store.close());
  await prepareStore(store, () => undefined);
  const rest = await runRest({ store, photos, now });
  onTestFinished(() => rest.close());
  return { rest, store, photos, dataDir };
}

it('a store of the first release is opened by today’s, which answers with its cars', async () => {
  const { rest } = await upgraded();
  const { status, body } = await rest.get('/api/v1/cars/filter?sort=price');
  type Listed = { _id: string; title: string | null; originalPrice: number };
  const cars = (body.cars as Listed[]).map(({ _id, title, originalPrice }) => [_id, title, originalPrice]);
  expect([status, cars]).toEqual([
    200,
    [
      ['842d55e9858290b00d832f9c', 'Nissan Patrol LE', 145_000],
      ['e126cdd70dc8e0e1f48d3297', null, 159_000],
      ['32f9473798204715e3b3d68e', 'BMW X5 xDrive40i', 180_000],
    ],
  ]);
  const car = await rest.get('/api/v1/car/32f9473798204715e3b3d68e');
  expect([car.status, car.body]).toMatchObject([200, { mileage: 42_000, featured: 'yes', keys: null }]);
  const companies = await rest.get('/api/v1/companies');
  expect(companies.body.map(({ brandName }: { brandName: string }) => brandName).toSorted()).toEqual([
    'Audi',
    'BMW',
    'Nissan',
  ]);
});

it('a store of the first release still has its forms, mails and the photo of an offer', async () => {
  const { store, photos, dataDir } = await upgraded();
  const enquiries = await store.collection<Enquiry>('enquiries').find({}).toArray();
  const kept = enquiries.map(({ kind, details }) => `${kind} of ${String(details.email)}`);
  expect(kept.toSorted()).toEqual([
    'contact of layla@example.ae',
    'purchase of layla@example.ae',
    'sellCar of layla@example.ae',
    'subscription of noor@example.ae',
  ]);
  const mails = await store.collection<QueuedMail>('outbox').find({}).toArray();
  expect(mails.map(({ mail }) => mail.to).toSorted()).toEqual([
    ...['layla@example.ae', 'layla@example.ae', 'layla@example.ae', 'noor@example.ae'],
  ]);

  const names = enquiries.flatMap(({ details }) => (details.images ?? []) as string[]);
  expect(names).toEqual(await readdir(join(dataDir, 'photos')));
  for (const name of names) await utimes(join(dataDir, 'photos', name), 0, 0);
  expect(await removeOrphanedPhotos({ store, photos, now })).toEqual({ photos: 0, drafts: 0 });
  expect(await sharp(await readPhoto(photos, names[0] ?? '')).metadata()).toMatchObject({
    width: 40,
    height: 30,
  });
});

it('an administrator, a visitor and a subscriber of the first release are known to today’s', async () => {
  const { rest, store } = await upgraded();
  const admin = { email: 'huda@example.ae', password: 'a long way to Fujairah' };
  const session = await rest.post('/api/auth/admin/login', admin);
  expect([session.status, session.body.admin?.name]).toEqual([200, 'Huda']);
  const again = await rest.post(
    '/api/v1/contact-us',
    {
      ...{
        firstName: 'Layla',
        lastName: 'Hassan',
        email: 'layla@example.ae',
        mobileNumber: '+971 50 123 4567',
      },
      message: 'Do you buy cars from Al Ain?\nالسيارة نظيفة',
    },
    { 'idempotency-key': 'first-contact' },
  );
  expect([again.status, again.body.id]).toEqual([201, 'd7af80a39c1d00e5acf80fe7']);
  const [subscription] = await store.collection<Subscription>('subscriptions').find({}).toArray();
  const left = await rest.get(`/api/v1/unsubscribe/${subscription?.unsubscribeId}`);
  expect(left.status).toBe(200);
});
