import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { multipart, multipartHeaders, post } from '../forms/multipart.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aCar } from '../stock/aCar.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const RESULT = `{ car { id revision cover pictureCount pictures { id path fileName group description } sheetPictures { differs } }
  userErrors { field code message } }`;
const ADD = `mutation ($input: AddCarPictureInput!, $picture: Upload) { addCarPicture(input: $input, picture: $picture) ${RESULT} }`;
const ARRANGE = `mutation ($input: ArrangeCarPicturesInput!) { arrangeCarPictures(input: $input) ${RESULT} }`;
const ROTATE = `mutation ($input: RotateCarPictureInput!) { rotateCarPicture(input: $input) ${RESULT} }`;
const REMOVE = `mutation ($input: CarPictureInput!) { removeCarPicture(input: $input) ${RESULT} }`;
const CARS = `query ($names: [String!], $ids: [ID!]) {
  carsForPictures(names: $names, ids: $ids) { draftId car { id stockNumber pictureCount withdrawnAt draft { isNew } } } }`;
const RESTORE = `mutation ($input: CarPictureInput!) { restoreCarPicture(input: $input) ${RESULT} }`;

let rest: RunningRest;
let gateway: RunningGateway;
let huda: Staff;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  // A visitor may send a single form.
  gateway = await runGateway({ restUrl: rest.url, formLimit: 1 });
  huda = await addStaff(rest.store, 'Huda', 'OWNER');
  await carStore(rest.store).save(aCar({ _id: 'x5', images: [] }));
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const ask = async (document: string, input: Record<string, unknown>, { headers } = huda) =>
  (await gateway.query(document, { input }, headers)).body;

/** Uploads a picture as the site does; with `headers`, from elsewhere. */
async function add(content: Buffer | string, place: number, headers: Record<string, string> = huda.headers) {
  const variables = { input: { id: 'x5', batch: 'one', place }, picture: null };
  const parts = [
    { name: 'operations', content: JSON.stringify({ query: ADD, variables }) },
    { name: 'map', content: JSON.stringify({ 0: ['variables.picture'] }) },
    { name: '0', filename: `${place}.jpg`, mediaType: 'image/jpeg', content },
  ];
  return (await post(`${gateway.url}/graphql`, multipart(parts), { ...multipartHeaders, ...headers })).body;
}
const photo = (width: number) => aPhoto(width, 30).jpeg().toBuffer();

it('an owner adds pictures, more than a visitor may send forms, and reads what is wrong with a file', async () => {
  const sent = await Promise.all([2, 0, 1].map(async (place) => add(await photo(40 + place), place)));
  expect(sent.map(({ data }) => data.addCarPicture.userErrors)).toEqual([[], [], []]);
  const { data } = await add('no picture', 3);
  expect(data.addCarPicture).toMatchObject({
    car: null,
    userErrors: [{ field: 'picture', code: 'WRONG_FILE_TYPE', message: expect.stringContaining('3.jpg') }],
  });
  const damaged = await add((await photo(50)).subarray(0, 300), 4);
  expect(damaged.data.addCarPicture.userErrors).toEqual([
    { field: 'picture', code: 'INVALID', message: '4.jpg is damaged and cannot be read.' },
  ]);
  const { images = [] } = (await carStore(rest.store).byId('x5')) ?? {};
  expect(images.map(({ filename }) => filename)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
});

it('an owner arranges, turns, removes and puts back a picture, and one who comes too late gets the car as it is', async () => {
  for (const place of [0, 1]) await add(await photo(40 + place), place);
  const read = await ask(
    'query ($input: ID!) { stockCar(id: $input) { revision pictures { id } } }',
    'x5' as never,
  );
  const { revision, pictures } = read.data.stockCar;
  const [first, second] = pictures.map(({ id }: { id: string }) => id);
  const order = [{ id: second, group: 'INSIDE', description: 'The seats' }, { id: first }];
  const { data } = await ask(ARRANGE, { id: 'x5', revision, pictures: order });
  expect(data.arrangeCarPictures).toMatchObject({
    car: {
      pictures: [
        { id: second, group: 'INSIDE', description: 'The seats', fileName: '1.jpg' },
        { id: first, group: null, description: null },
      ],
    },
    userErrors: [],
  });
  const late = await ask(ARRANGE, { id: 'x5', revision, pictures: order });
  expect(late.data.arrangeCarPictures).toMatchObject({
    car: { pictures: [{ id: second }, { id: first }] },
    userErrors: [{ code: 'STALE' }],
  });
  const { car } = data.arrangeCarPictures;
  const turn = { id: 'x5', revision: car.revision, picture: first, turn: 'LEFT' };
  const turned = (await ask(ROTATE, turn)).data.rotateCarPicture;
  expect(turned.car.pictures[1].path).not.toBe(car.pictures[1].path);
  const named = { id: 'x5', picture: second };
  const removed = (await ask(REMOVE, { ...named, revision: turned.car.revision })).data.removeCarPicture;
  expect(removed.car).toMatchObject({ pictureCount: 1, pictures: [{ id: first }] });
  const restored = (await ask(RESTORE, { ...named, revision: removed.car.revision })).data.restoreCarPicture;
  expect(restored.car.pictures).toMatchObject([{ id: second, description: 'The seats' }, { id: first }]);
});

it('an editor reads to which cars names of files belong, a salesman does not', async () => {
  const edith = await addStaff(rest.store, 'Edith', 'EDITOR');
  const sam = await addStaff(rest.store, 'Sam', 'SALES');
  await carStore(rest.store).save(aCar({ _id: 'q7', stockNumber: 'M-1042', images: [] }));
  const look = async (variables: Record<string, unknown>, { headers }: Staff) =>
    (await gateway.query(CARS, variables, headers)).body;
  const { data } = await look({ names: ['m-1042 front.JPG', 'M-10_1.jpg'] }, edith);
  expect(data.carsForPictures).toEqual([
    {
      draftId: null,
      car: { id: 'q7', stockNumber: 'M-1042', pictureCount: 0, withdrawnAt: null, draft: null },
    },
  ]);
  const named = (await look({ ids: ['x5', 'none'] }, edith)).data.carsForPictures;
  expect(named).toMatchObject([{ car: { id: 'x5' } }]);
  const many = await look({ names: Array.from({ length: 5_001 }, (_, i) => `${i}`) }, edith);
  expect(many.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect((await look({ names: ['M-1042'] }, sam)).errors[0].extensions.code).toBe('FORBIDDEN');
});

it('nobody adds a picture without a session, from another site or as a salesman', async () => {
  const bytes = await photo(40);
  const sam = await addStaff(rest.store, 'Sam', 'SALES');
  const refused = [
    await add(bytes, 0, {}),
    await add(bytes, 0, {
      ...huda.headers,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    }),
    await add(bytes, 0, sam.headers),
  ];
  expect(refused.map(({ errors }) => errors[0].extensions.code)).toEqual([
    ...['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN'],
  ]);
});
