import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unusedPortraits } from '../../rest/dealership/settings/unusedPortraits.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const omar = { name: 'Omar', role: 'Sales adviser', languages: [] };
const DAY = 24 * 60 * 60 * 1000;

let engine: EngineStore;
let rest: RunningRest;
let huda: Staff;

async function send(bytes: Buffer, { headers }: Staff = huda) {
  const response = await fetch(`${rest.url}/api/admin/v1/portraits?name=omar.jpg`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}
const portrait = async (): Promise<string> => (await send(await aPhoto().jpeg().toBuffer())).body.picture;
const show = async (picture: string | undefined) => {
  const { revision } = (await rest.get('/api/admin/v1/settings', huda.headers)).body;
  const headers = { ...huda.headers, 'if-match': `"${revision}"` };
  return rest.patch('/api/admin/v1/settings', { people: [{ ...omar, picture }] }, headers);
};
const isServed = async (picture: string) => (await fetch(`${rest.url}/${picture}`)).ok;

describe.each(storeEngines)('the portrait of a salesperson in $name', ({ emptyStore }) => {
  beforeEach(async () => {
    engine = await emptyStore();
    const { store, photos } = engine;
    rest = await runRest({ store, photos, admin: { tokenSecret } });
    huda = await addStaff(store, 'Huda', 'OWNER');
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  it('is stored upright and without where it was taken, and the site is told of it when it is saved', async () => {
    const taken = aPhoto()
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' } });
    const { status, body } = await send(await taken.toBuffer());
    expect([status, body.picture]).toEqual([201, expect.stringMatching(/^photos\/person-[\w-]{36}\.jpg$/)]);
    const bytes = await (await fetch(`${rest.url}/${body.picture}`)).arrayBuffer();
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    expect((await show(body.picture)).status).toBe(200);
    const { people } = (await rest.get('/api/v1/dealership')).body;
    expect(people).toEqual([{ ...omar, picture: body.picture }]);
  });

  it('stays as long as the settings name it; a replaced one, and one that was never saved, go after a day', async () => {
    let later = 0;
    const now = () => new Date(Date.now() + later);
    const { store, photos } = engine;
    const sweep = unusedPortraits({ store, photos, now });
    const [first, second, never] = [await portrait(), await portrait(), await portrait()];
    await show(first);
    later = 23 * 60 * 60 * 1000;
    expect([await sweep.remove(), await sweep.remove()]).toEqual([0, 0]);
    await show(second);
    later = 2 * DAY;
    expect([await sweep.remove(), await sweep.remove()]).toEqual([0, 2]);
    expect(await Promise.all([first, second, never].map(isServed))).toEqual([false, true, false]);
    const { status, body } = await show(never);
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'people.0.picture', message: 'The picture of Omar is not stored any more. Add it again.' }],
    ]);
  });

  it('is refused where it is no photo, and of anybody but an owner (BO-1)', async () => {
    const { status, body } = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          field: 'picture',
          message: 'omar.jpg is not a JPEG or PNG photo. Save it as JPEG and add it again.',
        },
      ],
    ]);
    for (const role of ['EDITOR', 'SALES', 'VIEWER'] as const) {
      const one = await addStaff(engine.store, role, role);
      expect((await send(await aPhoto().jpeg().toBuffer(), one)).status).toBe(403);
    }
    expect(await engine.photos.list('person-', new Date(Date.now() + DAY))).toEqual([]);
  });
});
