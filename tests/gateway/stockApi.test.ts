import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';

const LIST = `query ($tab: StockTab! = PUBLISHED, $search: String, $status: SaleStatus, $gap: StockGap, $sort: StockSort! = NEWEST, $page: Int! = 1) {
  stock(tab: $tab, search: $search, status: $status, gap: $gap, sort: $sort, page: $page) {
    nodes { id name stockNumber price status gaps pictureCount enquiryCount withdrawnAt }
    totalCount page pages counts { published drafts withdrawn noPictures noPrice }
  }
}`;
const CAR = 'query ($id: ID!) { stockCar(id: $id) { id revision values { field text sheet differs } } }';
const PROOF =
  '{ car(id: "x5") { paintReadings { panel microns } imperfections { text picture { id } } video { host } spin { host } } }';
const RESULT = '{ car { id revision price status withdrawnAt } userErrors { field code message } }';
const DRAFT = `{
  car { id price draft { revision isNew changeCount missing advice changedBy values { field text base } problems { field message car { id } } conflicts { field yours current } } }
  userErrors { field code message }
}`;
const SAVE = `mutation ($input: SaveCarDraftInput!) { saveCarDraft(input: $input) ${DRAFT} }`;
const PUBLISH = `mutation ($input: CarDraftInput!) { publishCar(input: $input) ${DRAFT} }`;
const DISCARD = `mutation ($input: CarDraftInput!) { discardCarDraft(input: $input) ${DRAFT} }`;
const STATUS = `mutation ($input: SetSaleStatusInput!) { setSaleStatus(input: $input) ${RESULT} }`;
const WITHDRAW = `mutation ($input: StockCarInput!) { withdrawCar(input: $input) ${RESULT} }`;
const RELIST = `mutation ($input: StockCarInput!) { relistCar(input: $input) ${RESULT} }`;

let rest: RunningRest;
let gateway: RunningGateway;
let huda: Staff;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await runGateway({ restUrl: rest.url });
  huda = await addStaff(rest.store, 'Huda', 'OWNER');
  await carStore(rest.store).saveAll([
    aCar({ _id: 'x5', stockNumber: 'S-1001' }),
    aBareCar({ _id: 'bare', title: 'Something old', stockNumber: 'S-2002' }),
  ]);
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}, { headers } = huda) =>
  (await gateway.query(document, variables, headers)).body;

/** The revision of a car, as the next change names it. */
const revisionOf = async (id: string): Promise<number> => (await ask(CAR, { id })).data.stockCar.revision;

it('an owner reads her stock with what is missing, and finds a car by its stock number', async () => {
  const { data } = await ask(LIST);
  expect(data.stock).toMatchObject({
    totalCount: 2,
    page: 1,
    pages: 1,
    counts: { published: 2, drafts: 0, withdrawn: 0, noPictures: 1, noPrice: 1 },
  });
  expect(data.stock.nodes.map(({ id }: { id: string }) => id)).toEqual(['bare', 'x5']);
  const found = await ask(LIST, { search: ' s-1001 ' });
  expect(found.data.stock.nodes).toEqual([
    {
      ...{ id: 'x5', name: expect.stringContaining('BMW X5'), stockNumber: 'S-1001', price: 200_000 },
      ...{ status: 'AVAILABLE', pictureCount: 1, enquiryCount: 0, withdrawnAt: null },
      gaps: expect.arrayContaining(['FEW_PICTURES']),
    },
  ]);
  const lacking = await ask(LIST, { gap: 'NO_PICTURES', sort: 'PRICE_ASC' });
  expect(lacking.data.stock.nodes).toMatchObject([{ id: 'bare' }]);
  expect((await ask(LIST, { status: 'SOLD' })).data.stock.totalCount).toBe(0);
});

it('an owner types a price and publishes it, and reads at its field what is wrong with another one', async () => {
  const values = [
    { field: 'ORIGINAL_PRICE', text: '190,000 AED' },
    { field: 'DOORS', text: '90' },
  ];
  const saved = (await ask(SAVE, { input: { id: 'x5', revision: 0, values } })).data.saveCarDraft;
  expect(saved.userErrors).toEqual([]);
  expect(saved.car).toMatchObject({
    price: 200_000,
    draft: {
      ...{ revision: 1, isNew: false, changeCount: 2, changedBy: 'Huda', conflicts: [] },
      values: [
        { field: 'ORIGINAL_PRICE', text: '190,000 AED', base: '200000' },
        { field: 'DOORS', text: '90', base: '5' },
      ],
      problems: [{ field: 'DOORS', message: expect.any(String), car: null }],
    },
  });
  const refused = await ask(PUBLISH, { input: { id: 'x5', revision: 1 } });
  expect(refused.data.publishCar).toEqual({
    car: null,
    userErrors: [{ field: 'DOORS', code: 'INVALID', message: expect.any(String) }],
  });
  await ask(SAVE, { input: { id: 'x5', revision: 1, values: [{ field: 'DOORS', text: null }] } });
  const { data } = await ask(PUBLISH, { input: { id: 'x5', revision: 2 } });
  expect(data.publishCar).toEqual({ car: { id: 'x5', price: 190_000, draft: null }, userErrors: [] });
});

it('an owner types paint, imperfections and a video, and visitors see them with the picture of each', async () => {
  const twins = ['image-1', 'image-2'].map((_id) => ({
    _id,
    path: `/photos/${_id}.jpg`,
    filename: 'image.jpg',
  }));
  await carStore(rest.store).change(['x5'], ({ listed }) => listed && { ...listed, images: twins });
  const values = [
    { field: 'PAINT_READINGS', text: 'roof: 105\nfront left wing: 210' },
    // Two photos of a phone may have one name: then the id tells them apart.
    { field: 'IMPERFECTIONS', text: 'Scratch on the boot [image-2]\nWorn pedal' },
    { field: 'VIDEO', text: 'https://youtu.be/dQw4w9WgXcQ' },
    { field: 'SPIN', text: '' },
  ];
  const revision = 0;
  const saved = (await ask(SAVE, { input: { id: 'x5', revision, values } })).data.saveCarDraft;
  expect([saved.userErrors, saved.car.draft.problems]).toEqual([[], []]);
  await ask(PUBLISH, { input: { id: 'x5', revision: saved.car.draft.revision } });
  const { data } = await ask(PROOF);
  expect(data.car).toEqual({
    paintReadings: [
      { panel: 'ROOF', microns: 105 },
      { panel: 'FRONT_LEFT_WING', microns: 210 },
    ],
    imperfections: [
      { text: 'Scratch on the boot', picture: { id: 'image-2' } },
      { text: 'Worn pedal', picture: null },
    ],
    ...{ video: { host: 'YouTube' }, spin: null },
  });
});

it('BO-10 an owner whose car has changed meanwhile reads both values, and chooses', async () => {
  const values = [{ field: 'MILEAGE', text: '41,000' }];
  await ask(SAVE, { input: { id: 'x5', revision: 0, values } });
  await carStore(rest.store).change(['x5'], ({ listed }) => listed && { ...listed, mileage: 43_000 });
  const asked = (await ask(PUBLISH, { input: { id: 'x5', revision: 1 } })).data.publishCar;
  expect(asked.userErrors).toEqual([
    { field: 'MILEAGE', code: 'STALE', message: expect.stringMatching(/43000.*41,000/) },
  ]);
  expect(asked.car.draft.conflicts).toEqual([{ field: 'MILEAGE', yours: '41,000', current: '43000' }]);
  const chosen = [{ field: 'MILEAGE', text: '41,000', base: '43000' }];
  await ask(SAVE, { input: { id: 'x5', revision: 1, values: chosen } });
  const { data } = await ask(PUBLISH, { input: { id: 'x5', revision: 2 } });
  expect(data.publishCar.userErrors).toEqual([]);
});

it('an owner begins a new car, which only its tab shows, and discards it', async () => {
  const id = 'a1b2c3d4e5f6a7b8c9d0e1f2';
  const values = [{ field: 'STOCK_NUMBER', text: 'S-1001' }];
  const { data } = await ask(SAVE, { input: { id, revision: 0, isNew: true, values } });
  expect(data.saveCarDraft.car.draft).toMatchObject({
    ...{ isNew: true, missing: ['MAKE', 'ORIGINAL_PRICE'] },
    advice: ['NO_PICTURES', 'NO_DESCRIPTION', 'NO_MILEAGE'],
    problems: [{ field: 'STOCK_NUMBER', car: { id: 'x5' } }],
  });
  const drafts = (await ask(LIST, { tab: 'DRAFTS' })).data.stock;
  expect([drafts.nodes[0].id, drafts.counts]).toMatchObject([id, { published: 2, drafts: 1 }]);
  const discarded = await ask(DISCARD, { input: { id, revision: 1 } });
  expect(discarded.data.discardCarDraft).toEqual({ car: null, userErrors: [] });
  expect((await ask(CAR, { id })).data.stockCar).toBeNull();
});

it('BO-7 an owner whose change comes too late gets the car as it is now, and nothing is lost', async () => {
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  const revision = await revisionOf('x5');
  const reserved = await ask(STATUS, { input: { id: 'x5', revision, status: 'RESERVED' } }, omar);
  expect(reserved.data.setSaleStatus).toMatchObject({ car: { status: 'RESERVED' }, userErrors: [] });
  const late = await ask(STATUS, { input: { id: 'x5', revision, status: 'SOLD' } });
  expect(late.data.setSaleStatus).toMatchObject({
    car: { status: 'RESERVED', revision: reserved.data.setSaleStatus.car.revision },
    userErrors: [{ field: null, code: 'STALE', message: expect.any(String) }],
  });
  const values = [{ field: 'MILEAGE', text: '41,000' }];
  await ask(SAVE, { input: { id: 'x5', revision: 0, values } });
  const second = await ask(SAVE, {
    input: { id: 'x5', revision: 0, values: [{ field: 'KEYS', text: '1' }] },
  });
  expect(second.data.saveCarDraft).toMatchObject({
    car: { draft: { revision: 1, values: [{ field: 'MILEAGE', text: '41,000' }] } },
    userErrors: [{ field: null, code: 'STALE' }],
  });
});

it('an owner withdraws a car and lists it again', async () => {
  const input = { id: 'x5', revision: await revisionOf('x5') };
  const { data } = await ask(WITHDRAW, { input });
  expect(data.withdrawCar).toMatchObject({ car: { withdrawnAt: expect.any(String) }, userErrors: [] });
  const withdrawn = await ask(LIST, { tab: 'WITHDRAWN' });
  expect(withdrawn.data.stock).toMatchObject({
    nodes: [{ id: 'x5' }],
    counts: { published: 1, withdrawn: 1 },
  });
  const again = await ask(RELIST, { input: { id: 'x5', revision: data.withdrawCar.car.revision } });
  expect(again.data.relistCar).toMatchObject({ car: { id: 'x5', withdrawnAt: null }, userErrors: [] });
});

it('an owner is told that there is no such car', async () => {
  expect((await ask(CAR, { id: 'nothing' })).data.stockCar).toBeNull();
  const { data } = await ask(STATUS, { input: { id: 'nothing', revision: 1, status: 'SOLD' } });
  expect(data.setSaleStatus).toMatchObject({ car: null, userErrors: [{ code: 'NOT_FOUND' }] });
});

it.each([
  ['{ stock(page: 0) { totalCount } }', 'page must be at least 1.'],
  [`{ stock(search: "${'x'.repeat(201)}") { totalCount } }`, 'search may have at most 200 characters.'],
])('a developer of the back office is told what is wrong with an argument: %s', async (query, message) => {
  const { errors } = await ask(query);
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});
