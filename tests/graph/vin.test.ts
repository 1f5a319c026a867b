import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import type { Scope } from '../../rest/partners/partner.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';

/** More cars than one request for VINs may name. */
const COUNT = 130;
const vinOf = (number: number) => `WBAJB0C51JB${String(number).padStart(6, '0')}`;
const vins = Array.from({ length: COUNT }, (_, number) => vinOf(number));

let rest: RunningRest;
let gateway: RunningGateway;
let first: string;

beforeAll(async () => {
  rest = await runRest();
  const rows = vins.map((vin, number) => `${number},BMW,X5,${vin},yes,yes,${200_000 + number}`);
  const text = ['stock,make,model,vin,featured,test drive,price', ...rows, 'none,Kia,Rio,,,,'].join('\n');
  await importInventory({ text, store: rest.store });
  gateway = await runGateway({ restUrl: rest.url });
  const { cars } = await gateway.data('{ cars(filter: { stockNumbers: ["0"] }) { nodes { id } } }');
  first = cars.nodes[0].id;
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

let partners = 0;
const addPartner = (...scopes: Scope[]) => partnerStore(rest.store).add(`Partner ${(partners += 1)}`, scopes);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const each = 'nodes { stockNumber vin vinLastSix }';
const list = `{ cars(filter: { makes: ["BMW"] }, sort: PRICE_ASC, first: 100) { ${each} } }`;

describe('the whole VIN', () => {
  it('is told to a partner with a key for the inventory, of every car of a list', async () => {
    const key = await addPartner('inventory:read');
    const { body } = await gateway.query(list, {}, bearer(key));
    expect(body.errors).toBeUndefined();
    expect(body.data.cars.nodes).toEqual(
      vins.slice(0, 100).map((vin, i) => ({ stockNumber: String(i), vin, vinLastSix: vin.slice(-6) })),
    );
    const rio = '{ cars(filter: { makes: ["Kia"] }) { nodes { vin vinLastSix } } }';
    expect((await gateway.query(rio, {}, bearer(key))).body.data.cars.nodes).toEqual([
      { vin: null, vinLastSix: null },
    ]);
  });

  it('is told to nobody else, also when a partner has just asked the same', async () => {
    const key = await addPartner('inventory:read', 'leads:write');
    for (let round = 0; round < 3; round += 1) {
      const { cars } = await gateway.data(list);
      expect(cars.nodes[7]).toEqual({ stockNumber: '7', vin: null, vinLastSix: '000007' });
      const { body } = await gateway.query(list, {}, bearer(key));
      expect(body.data.cars.nodes[7].vin).toBe(vinOf(7));
    }
  });

  it('comes with changes and single cars for a partner, in the fields that have changed too', async () => {
    const key = await addPartner('inventory:read', 'webhooks:manage');
    const { cars } = await gateway.data('{ cars { changesCursor } }');
    const text = `stock,make,model,vin\n0,BMW,X5,WBAJB0C52JB000000`;
    await importInventory({ text, store: rest.store });
    const document = `query ($after: String, $id: ID!) {
      carChanges(after: $after) { nodes { changedFields car { vin } } } car(id: $id) { vin }
    }`;
    const variables = { after: cars.changesCursor, id: first };
    const { body } = await gateway.query(document, variables, bearer(key));
    expect(body.data.car.vin).toBe('WBAJB0C52JB000000');
    expect(body.data.carChanges.nodes).toEqual([
      {
        changedFields: expect.arrayContaining(['vin', 'vinLastSix']),
        car: { vin: 'WBAJB0C52JB000000' },
      },
    ]);
    await importInventory({ text: text.replace('C52', 'C51'), store: rest.store });
  });

  it('stands in the exports of a partner, and is blank in those of others', async () => {
    const key = await addPartner('inventory:read');
    const get = async (name: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${gateway.url}/export/${name}`, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).toContain('authorization');
      return { text: await response.text(), etag: response.headers.get('etag') };
    };
    const [open, keyed] = [await get('cars.csv'), await get('cars.csv', bearer(key))];
    const cells = ({ text }: typeof open) =>
      (parse(text, { columns: true }) as { vin: string }[]).map(({ vin }) => vin).toSorted();
    expect(cells(keyed)).toEqual(['', ...vins]);
    expect(new Set(cells(open))).toEqual(new Set(['']));
    expect(keyed.etag).not.toBe(open.etag);
    const lines = (await get('cars.jsonl', bearer(key))).text.trimEnd().split('\n').slice(1, -1);
    const told = lines.map((line): string | null => JSON.parse(line).vin).filter((vin) => vin !== null);
    expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual(vins);
    expect((await get('cars.jsonl')).text).not.toContain('"vin":');
  });

  it('leaves no door without a key', async () => {
    const { changesCursor } = (await (
      await fetch(`${rest.url}/api/v1/cars/filter`, {
        headers: { prefer: 'cursors', range: 'items=0-9' },
      })
    ).json()) as { changesCursor: string };
    expect(changesCursor).toBeTruthy();
    const doors = [
      ...['car/' + first, 'cars/filter', `cars/filter?ids=${first}`, 'cars/featured', 'cars/test-drive'],
      ...[
        'cars/changes',
        'cars/facets',
        `cars/filter?search=${vinOf(3)}`,
        'openapi.json',
        'cars/filter?sort=newest',
      ],
    ];
    for (const door of doors) {
      for (const prefer of ['', 'fields="_id,vin"', 'fields="vin"', 'fields="_id,vinLastSix"', 'cursors']) {
        const response = await fetch(`${rest.url}/api/v1/${door}`, { headers: prefer ? { prefer } : {} });
        const text = await response.text();
        expect([response.status, text.includes('WBAJB0C5')], `${door} ${prefer}`).toEqual([200, false]);
      }
    }
    const asked = `${rest.url}/api/v1/partner/vins?ids=${first}`;
    expect((await fetch(asked)).status).toBe(401);
    expect((await fetch(asked, { headers: bearer('pk_wrong') })).status).toBe(401);
    expect((await fetch(asked, { headers: bearer(await addPartner('leads:write')) })).status).toBe(403);
    const granted = await fetch(asked, { headers: bearer(await addPartner('inventory:read')) });
    expect([granted.headers.get('cache-control'), await granted.json()]).toEqual([
      'no-store',
      { [first]: vinOf(0) },
    ]);
  });

  it('cannot be found out by trying: it is no part of a search, nor of the id of its car', async () => {
    const { cars } = await gateway.data(`{ cars(filter: { search: "${vinOf(5)}" }) { totalCount } }`);
    expect(cars.totalCount).toBe(0);
    const one = 'make,model,vin\nMini,Cooper,WMWXM510002F00001';
    const [id] = await idsAfter(one);
    await carStore(rest.store).withdraw(id ?? '');
    const other = await runRest();
    await importInventory({ text: one.replace('00001', '00002'), store: other.store });
    expect(await carStore(other.store).byId(id ?? '')).not.toBeNull();
    await other.close();
  });
});

/** Imports a file and gives the ids of its cars of make Mini. */
async function idsAfter(text: string): Promise<string[]> {
  await importInventory({ text, store: rest.store });
  const ids: string[] = [];
  for await (const car of carStore(rest.store).all()) {
    if (car.manufacturerId?.brandName === 'MINI') ids.push(car._id);
  }
  return ids;
}
