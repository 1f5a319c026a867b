import { buildSchema, getNamedType, type GraphQLObjectType, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Car } from '../../gateway/generated/schemaTypes.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBareCar, aBlog, aCar, aCompany, aLogo, aVehicleType } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';

const carType = buildSchema(await readTypeDefs()).getType('Car') as GraphQLObjectType;
const leaves = Object.values(carType.getFields()).filter(({ type }) => isLeafType(getNamedType(type)));
const everyField = `fragment Every on Car {
  ${leaves.map(({ name }) => name).join(' ')}
  images { id path filename url group } cover { id }
  video { url host playerUrl } spin { url host playerUrl images { id } } make { id name } model { id name make { id name } } trim { id name }
  specifications { name included } priceHistory { price until }
  paintReadings { panel microns } imperfections { text picture { id } }
}`;
const carById = `query ($id: ID!) { car(id: $id) { ...Every } } ${everyField}`;

const nothingKnown = {
  id: 'bare',
  url: 'https://cars.example/car/bare',
  stockNumber: null,
  vin: null,
  vinLastSix: null,
  title: null,
  images: [],
  cover: null,
  video: null,
  spin: null,
  saleStatus: null,
  status: 'AVAILABLE',
  sold: false,
  featured: false,
  testDrive: false,
  make: null,
  model: null,
  trim: null,
  price: null,
  originalPrice: null,
  discountedPrice: null,
  monthlyInstalment: null,
  mileage: null,
  year: null,
  doors: null,
  keys: null,
  owners: null,
  serviceHistory: null,
  warranty: null,
  accidentHistory: null,
  registration: null,
  regionalSpecs: null,
  location: null,
  exteriorColor: null,
  salesperson: null,
  interiorColor: null,
  bodyType: null,
  engine: null,
  transmission: null,
  fuelType: null,
  drive: null,
  power: null,
  cylinders: null,
  seats: null,
  steering: null,
  inspectedBy: null,
  inspectedOn: null,
  inspectionReport: null,
  paintReadings: [],
  tyres: null,
  tyreTread: null,
  tyreYear: null,
  brakes: null,
  warrantyUntil: null,
  imperfections: null,
  features: [],
  specifications: [],
  description: null,
  priceHistory: [],
} satisfies Record<Exclude<keyof Car, '__typename' | 'similar' | 'listedAt' | 'updatedAt'>, unknown>;

const full = aCar({
  _id: 'full',
  saleStatus: 'sold',
  featured: 'yes',
  testDrive: 'yes',
  discountedPrice: 180_000,
  warrantyUntil: '2027-06',
});
const bare = aBareCar({ _id: 'bare' });
const odd = aCar({ _id: 'odd', saleStatus: 'reserved', featured: 'true', testDrive: 'no', title: '  ' });
const company = aCompany();
const vehicleType = aVehicleType();
const logo = aLogo();
const blog = aBlog();

/** A time as the graph writes it. */
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  for (const car of [full, bare, odd]) await carStore(rest.store).save(car);
  const brands = brandStore(rest.store);
  await brands.addCompany(company);
  await brands.addVehicleType(vehicleType);
  await brands.addLogo(logo);
  await blogStore(rest.store).add(blog);
  gateway = await runGateway({ restUrl: rest.url, siteUrl: 'https://cars.example' });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

describe('a car', () => {
  it('ENT-1 has every field of the specification on the graph', async () => {
    const { car } = await gateway.data(carById, { id: 'full' });
    const make = { id: 'bmw', name: 'BMW' };
    expect(car).toEqual({
      id: 'full',
      url: 'https://cars.example/car/full',
      stockNumber: 'S-1001',
      // The whole VIN needs a key.
      vin: null,
      vinLastSix: '042788',
      title: 'Full service history',
      images: [
        {
          id: 'image-1',
          path: '/photos/x5.jpg',
          filename: 'x5.jpg',
          url: 'https://cars.example/pictures/1200.jpg/photos/x5.jpg',
          group: null,
        },
      ],
      cover: { id: 'image-1' },
      video: {
        url: 'https://youtu.be/dQw4w9WgXcQ',
        host: 'YouTube',
        playerUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
      },
      spin: {
        url: 'https://kuula.co/share/5cBWq',
        host: 'Kuula',
        playerUrl: 'https://kuula.co/share/5cBWq',
        images: [],
      },
      saleStatus: 'sold',
      status: 'SOLD',
      sold: true,
      featured: true,
      testDrive: true,
      make,
      model: { id: 'bmw-x5', name: 'X5', make },
      trim: { id: 'bmw-x5-xdrive40i', name: 'xDrive40i' },
      price: 180_000,
      originalPrice: 200_000,
      discountedPrice: 180_000,
      monthlyInstalment: 3_500,
      mileage: 40_000,
      year: 2021,
      doors: 5,
      keys: 2,
      owners: 1,
      serviceHistory: 'Full, at the agency',
      warranty: 'Until June 2027',
      accidentHistory: 'None',
      registration: 'Until March 2027',
      regionalSpecs: 'GCC',
      location: 'Dubai',
      exteriorColor: 'Black',
      salesperson: 'Omar Haddad',
      interiorColor: 'Tan',
      bodyType: 'SUV',
      engine: '3.0 L I6',
      transmission: 'Automatic',
      fuelType: 'Petrol',
      drive: 'AWD',
      power: 340,
      cylinders: 6,
      seats: 5,
      steering: 'Left',
      inspectedBy: 'The test centre of Al Barsha',
      inspectedOn: '2025-11-20',
      inspectionReport: 'https://reports.example/x5.pdf',
      paintReadings: [
        { panel: 'BONNET', microns: 110 },
        { panel: 'REAR_LEFT_DOOR', microns: 260 },
      ],
      tyres: 'Pirelli',
      tyreTread: 6.5,
      tyreYear: 2024,
      brakes: '70%',
      warrantyUntil: '2027-06',
      imperfections: [{ text: 'A stone chip on the bonnet', picture: { id: 'image-1' } }],
      features: ['Panoramic roof'],
      specifications: [
        { name: 'Panoramic roof', included: true },
        { name: 'Tow bar', included: false },
      ],
      description: '<p>One owner.</p>',
      listedAt: full.createdAt,
      updatedAt: moment,
      priceHistory: [],
    });
  });

  it('ENT-1 is the same car in a list, by its id and among wanted ids', async () => {
    const lists = await gateway.data(
      `{ car(id: "full") { ...Every } cars(first: 9, filter: { year: { max: 2021 } }) { nodes { ...Every } edges { node { ...Every } } }
         featuredCars(first: 9) { ...Every } carsByIds(ids: ["full"]) { ...Every } } ${everyField}`,
    );
    const first = { ...lists.car };
    expect(lists.cars.nodes.find(({ id }: { id: string }) => id === 'full')).toEqual(first);
    expect(lists.cars.edges.find(({ node }: { node: { id: string } }) => node.id === 'full').node).toEqual(
      first,
    );
    expect(lists.featuredCars).toEqual([first]);
    expect(lists.carsByIds).toEqual([first]);
  });

  it('ENT-3 of which nothing is known resolves to nulls and empty lists', async () => {
    const { car } = await gateway.data(carById, { id: 'bare' });
    expect(car).toEqual({ ...nothingKnown, listedAt: bare.createdAt, updatedAt: moment });
  });

  it('ENT-3 resolves too where the origin leaves out every field but the id', async () => {
    const origin = await specOnlyOrigin({ cars: [{ _id: 'bare' }] });
    const other = await runGateway({ restUrl: origin.url, siteUrl: 'https://cars.example' });
    const expected = { ...nothingKnown, listedAt: null, updatedAt: null };
    expect(await other.data(carById, { id: 'bare' })).toEqual({ car: expected });
    expect(await other.data(`{ cars { nodes { ...Every } } } ${everyField}`)).toEqual({
      cars: { nodes: [expected] },
    });
    await other.close();
    await origin.close();
  });

  it("ENT-1 is sold, featured or test-driven only by the dealer's exact words", async () => {
    const { car } = await gateway.data(
      '{ car(id: "odd") { title saleStatus status sold featured testDrive price } }',
    );
    expect(car).toEqual({
      title: null,
      saleStatus: 'reserved',
      status: 'RESERVED',
      sold: false,
      featured: false,
      testDrive: false,
      price: 200_000,
    });
  });
});

describe('the condition of a car', () => {
  it('leaves out what a dealer writes that no reader may trust: unknown panels, pictures that are gone, and addresses that are not https', async () => {
    const origin = await specOnlyOrigin({
      cars: [
        {
          _id: 'odd',
          inspectionReport: 'javascript:alert(1)',
          paintReadings: [
            { panel: 'ashtray', microns: 90 },
            { panel: 'roof', microns: 95 },
          ],
          imperfections: [{ text: 'A scratch', picture: 'gone.jpg' }],
        },
        { _id: 'flawless', imperfections: [] },
      ],
    });
    const other = await runGateway({ restUrl: origin.url, siteUrl: 'https://cars.example' });
    const fields =
      '{ inspectionReport paintReadings { panel microns } imperfections { text picture { id } } }';
    const { odd, flawless } = await other.data(
      `{ odd: car(id: "odd") ${fields} flawless: car(id: "flawless") ${fields} }`,
    );
    expect(odd).toEqual({
      inspectionReport: null,
      paintReadings: [{ panel: 'ROOF', microns: 95 }],
      imperfections: [{ text: 'A scratch', picture: null }],
    });
    expect(flawless).toEqual({ inspectionReport: null, paintReadings: [], imperfections: [] });
    await other.close();
    await origin.close();
  });
});

describe('a picture', () => {
  const urlOf = (args: string) => gateway.query(`{ car(id: "full") { cover { url${args} } } }`);

  it('has an address for each width and format that the site keeps', async () => {
    const { body } = await urlOf('(width: 480, format: AVIF)');
    expect(body.data.car.cover.url).toBe('https://cars.example/pictures/480.avif/photos/x5.jpg');
  });

  it('tells which widths there are to whoever asks for another', async () => {
    const { body } = await urlOf('(width: 500)');
    expect(body.errors[0]).toMatchObject({
      message: 'width must be one of 280, 480, 768, 960, 1200, 1600.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('what stands beside the cars', () => {
  it('ENT-2 a make, a model and a logo have every field of the specification on the graph', async () => {
    const data = await gateway.data(
      '{ makes { id name } models { id name make { id name } } logos { name path } }',
    );
    expect(data).toEqual({
      makes: [{ id: company._id, name: 'BMW' }],
      models: [{ id: vehicleType._id, name: 'X5', make: { id: 'bmw', name: 'BMW' } }],
      logos: [{ name: 'BMW', path: '/photos/bmw.svg' }],
    });
  });

  it('ENT-2 an article has every field of the specification on the graph, in every list', async () => {
    const fields = '{ id title description image postedBy createdAt }';
    const data = await gateway.data(
      `{ blogs ${fields} latestBlogs ${fields} blog(id: "${blog._id}") ${fields} }`,
    );
    const { _id, ...rest } = blog;
    const article = { id: _id, ...rest };
    expect(data).toEqual({ blogs: [article], latestBlogs: [article], blog: article });
  });
});
