import { afterAll, beforeAll, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';
import { addStaff, tokenSecret } from '../servers/staff.ts';
import { aCar } from '../stock/aCar.ts';

const SITE = 'https://cars.example';
const NEW = 'a1b2c3d4e5f6a7b8c9d0e1f2';
/** What only drafts say: the name of a new car, and the price and the colour of a listed one. */
const secrets = ['Lotus', 'Emira', NEW, '123456', '123,456', 'Verdigris'];
const SHOWN = `{
  cars { totalCount nodes { id title price exteriorColor } facets { makes { name } } }
  lotus: cars(filter: { search: "lotus" }) { totalCount }
  verdigris: cars(filter: { search: "verdigris" }) { totalCount }
  carsByIds(ids: ["${NEW}"]) { id }
  makes { name }
  carChanges { nodes { carId } }
}`;

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  const { headers } = await addStaff(rest.store, 'Edith', 'EDITOR');
  await carStore(rest.store).save(aCar({ _id: 'x5' }));
  gateway = await runGateway({ restUrl: rest.url, site: sourceSite, siteUrl: SITE });
  const save = (id: string, body: object) =>
    rest.patch(`/api/admin/v1/cars/${id}/draft`, body, { ...headers, 'if-match': '"0"' });
  const car = { stockNumber: 'H-7', make: 'Lotus', model: 'Emira', originalPrice: '123456' };
  const saved = [
    await save(NEW, { isNew: true, values: car }),
    await save('x5', { values: { discountedPrice: '123456', exteriorColor: 'Verdigris' } }),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

it.each([
  '/sitemap.xml',
  '/feeds/google-vehicles.csv',
  '/feeds/meta-vehicles.csv',
  '/export/cars.csv',
  '/export/cars.jsonl',
])('BO-9 %s has the listed car, and nothing of a draft', async (path) => {
  const response = await fetch(gateway.url + path);
  const text = await response.text();
  expect([response.status, text.includes('x5')]).toEqual([200, true]);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

it('BO-9 the graph has the listed car in lists, facets, searches and changes, and nothing of a draft', async () => {
  const { body } = await gateway.query(SHOWN);
  expect(body.errors).toBeUndefined();
  expect(body.data).toMatchObject({
    cars: { totalCount: 1, nodes: [{ id: 'x5' }] },
    ...{ lotus: { totalCount: 0 }, verdigris: { totalCount: 0 } },
    carsByIds: [null],
  });
  expect(secrets.filter((secret) => JSON.stringify(body.data).includes(secret))).toEqual([]);
});
