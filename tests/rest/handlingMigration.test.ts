import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { handlingMigration } from '../../rest/enquiries/handlingMigration.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(storeEngines)(
  'the owner of a site from before there was an inbox, with $name,',
  ({ emptyStore }) => {
    let engine: EngineStore;
    beforeEach(async () => void (engine = await emptyStore()));
    afterEach(() => engine.close());

    it('finds enquiries of the last seven days new, with a clock, and older ones closed, without (BO-4)', async () => {
      const sent = (_id: string, kind: string, days: number) => ({
        ...{
          _id,
          kind,
          createdAt: new Date(Date.now() - days * DAY).toISOString(),
          message: '',
          fingerprint: '',
        },
        details: { fullName: 'Layla Hassan', mobileNumber: '050 123 4567', email: 'Layla@Example.ae' },
      });
      const older = engine.store.collection('enquiries');
      for (const document of [
        sent('new', 'contact', 6),
        sent('old', 'contact', 8),
        sent('mail', 'subscription', 1),
      ]) {
        await older.insertOne(document);
      }
      await handlingMigration.run(engine.store);
      await handlingMigration.run(engine.store);
      const found = await engine.store
        .collection<Enquiry>('enquiries')
        .find({}, { sort: { _id: 1 } })
        .toArray();
      expect(found).toMatchObject([
        { _id: 'mail', dueAt: null, handling: null },
        {
          _id: 'new',
          dueAt: expect.stringMatching(/Z$/),
          amberAt: expect.stringMatching(/Z$/),
          handling: { status: 'NEW', revision: 1 },
        },
        { _id: 'old', dueAt: null, handling: { status: 'CLOSED' } },
      ]);
    });
  },
);
