import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewers } from '../../rest/enquiries/inbox/viewers.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { listen } from '../servers/listen.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const FORM = '/api/v1/contact-us';

describe.each(storeEngines)('a salesman with an enquiry on the screen, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let time: Date;
  let omar: Staff;
  let huda: Staff;
  let id: string;
  const now = () => new Date(time);
  const later = (seconds: number) => (time = new Date(time.getTime() + seconds * 1000));

  beforeEach(async () => {
    time = new Date('2026-11-26T10:00:00+04:00');
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    omar = await addStaff(engine.store, 'Omar', 'SALES', now);
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
    rest = await runRest({ store: engine.store, photos: engine.photos, now, admin: { tokenSecret } });
    ({ id } = (await rest.post(FORM, filledForms[FORM])).body);
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  /** What somebody reads who asks for news: the names of others who have the enquiry open. */
  async function look({ headers }: Staff, asked: object = { open: id }, { url } = rest) {
    const query = new URLSearchParams({ since: now().toISOString(), ...asked });
    const response = await fetch(`${url}/api/admin/v1/inbox/changes?${query}`, { headers });
    const { viewers: others } = (await response.json()) as {
      viewers: { member: { name: string }; since: string }[];
    };
    return others.map(({ member, since }) => `${member.name} ${since.slice(11, 16)}`);
  }

  it('reads who else has it open and since when, whichever process was told', async () => {
    const another = await engine.another();
    const parts = { photos: engine.photos, now, admin: { tokenSecret } };
    const twin = await runRest({ store: another, ...parts });
    expect(await look(huda)).toEqual([]);
    later(59);
    expect(await look(huda)).toEqual([]);
    later(59);
    expect(await look(omar, { open: id }, twin)).toEqual(['Huda 06:00']);
    expect(await look(huda)).toEqual(['Omar 06:01']);
    await twin.close();
    await another.close();
  });

  it('no longer reads so when she has left it, or a minute after her last sign', async () => {
    await look(huda);
    expect(await look(omar)).toEqual(['Huda 06:00']);
    await look(huda, { left: id });
    expect(await look(omar)).toEqual([]);
    await look(huda);
    later(61);
    expect(await look(omar)).toEqual([]);
    const stored = await engine.store.collection('enquiryViewers').find({}).toArray();
    expect(stored).toMatchObject([{ enquiryId: id, staffId: omar.id }]);
  });

  it('is not told of enquiries that do not exist, and stores nothing of them', async () => {
    expect(await look(huda, { open: 'nothing' })).toEqual([]);
    expect(await engine.store.collection('enquiryViewers').countDocuments({})).toBe(0);
  });

  it('is told at once that somebody opens it, and not again while she has it open', async () => {
    const news = await listen(`${rest.url}/api/admin/v1/inbox/events`, omar.headers);
    await news.next('viewers');
    await look(huda);
    await news.next('viewers');
    const state = await viewers(engine.store, now).state();
    later(20);
    await look(huda);
    expect(await viewers(engine.store, now).state()).toBe(state);
    await look(huda, { left: id });
    await news.next('viewers');
    await news.leave();
  });
});
