import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBlog, aCar, aCompany, aLogo, aVehicleType, carOf } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { specOnlyOrigin } from './specOnlyOrigin.ts';

let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await specOnlyOrigin({
    cars: [
      aCar({ _id: 'x5', featured: 'yes' }),
      aCar({ _id: 'q7', ...carOf('Audi', 'Q7'), testDrive: 'yes', featured: 'no' }),
    ],
    companies: [aCompany({ _id: 'bmw' })],
    vehicleTypes: [
      aVehicleType({ _id: 'bmw-x5' }),
      aVehicleType({ _id: 'audi-q7', modelName: 'Q7', manufacturer: { _id: 'audi', brandName: 'Audi' } }),
    ],
    logos: [{ logo: aLogo().logo }],
    blogs: Array.from({ length: 7 }, (_, i) => aBlog({ _id: `blog-${i}` })),
  });
  gateway = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

describe('a root field', () => {
  it.each([
    ['featuredCars { id }', '/api/v1/cars/featured?featured=yes', [{ id: 'x5' }]],
    ['testDriveCars { id }', '/api/v1/cars/test-drive?testDrive=true', [{ id: 'q7' }]],
    ['car(id: "x5") { id }', '/api/v1/car/x5', { id: 'x5' }],
    ['makes { id name }', '/api/v1/companies', [{ id: 'bmw', name: 'BMW' }]],
    ['models { id }', '/api/v1/fetch-vehicle-types', [{ id: 'bmw-x5' }, { id: 'audi-q7' }]],
    ['models(make: " AUDI ") { id }', '/api/v1/fetch-vehicle-types', [{ id: 'audi-q7' }]],
    ['logos { name path }', '/api/v1/fetch-logos', [{ name: null, path: '/photos/bmw.svg' }]],
    ['blog(id: "blog-3") { id }', '/api/v1/blogs/blog-3', { id: 'blog-3' }],
    ['latestBlogs(limit: 2) { id }', '/api/v1/blogs/latest?limit=2', [{ id: 'blog-0' }, { id: 'blog-1' }]],
  ])('API-3 %s is read from GET %s', async (field, address, answer) => {
    const data = await gateway.data(`{ ${field} }`);
    expect(Object.values(data)).toEqual([answer]);
    expect(origin.requests).toEqual([address]);
  });

  it('GW-3 blogs gives every article', async () => {
    const { blogs } = await gateway.data('{ blogs { id } }');
    expect(blogs).toHaveLength(7);
    expect(origin.requests).toEqual(['/api/v1/blogs']);
  });

  it('GW-3 latestBlogs asks for five and never gives more', async () => {
    const { latestBlogs } = await gateway.data('{ latestBlogs { id } }');
    expect(latestBlogs).toHaveLength(5);
    expect(origin.requests).toEqual(['/api/v1/blogs/latest?limit=5']);
  });

  it.each([0, -1, 101])('GW-3 latestBlogs refuses a limit of %i', async (limit) => {
    const { body } = await gateway.query(`{ latestBlogs(limit: ${limit}) { id } }`);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(origin.requests).toEqual([]);
  });

  it('GW-3 no article is called latest, which is the address of a list', async () => {
    const { body } = await gateway.query('{ blog(id: "latest") { id } }');
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('API-2 an id with a slash stays one part of the address', async () => {
    await gateway.query('{ car(id: "../companies?x=1") { id } }');
    expect(origin.requests).toEqual(['/api/v1/car/..%2Fcompanies%3Fx%3D1']);
  });
});
