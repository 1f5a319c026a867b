import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { siteMetadata } from '../../web/seo/siteMetadata.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';
import { aCar } from '../stock/aCar.ts';

/** Names that every object has, though nobody gave it them. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

describe('a visitor who sends a name that every object inherits', () => {
  let rest: RunningRest;
  let gateway: RunningGateway;
  beforeAll(async () => {
    rest = await runRest();
    await carStore(rest.store).saveAll(
      inherited.map((name) =>
        aCar({
          ...{ _id: `car-${name}`, title: name, bodyType: name, exteriorColor: name, fuelType: name },
          ...{ transmission: name, engine: name, regionalSpecs: name, location: name },
          manufacturerId: { _id: name, brandName: name },
          vehicleTypeId: { _id: `${name}-1`, modelName: name },
          specifications: { [`With ${name}`]: true },
        }),
      ),
    );
    gateway = await runGateway({ restUrl: rest.url, site: sourceSite });
  });
  afterAll(async () => {
    await gateway.close();
    await rest.close();
  });

  const statusOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

  it.each(Object.entries(siteMetadata.pageParameters))(
    'as a parameter of %s gets the page as with any other name',
    async (page, parameters) => {
      for (const parameter of parameters) {
        const expected = await statusOf(`${gateway.url}${page}?${parameter}=nothing`);
        for (const name of inherited) {
          const query = `${parameter}=${name}`;
          expect([query, await statusOf(`${gateway.url}${page}?${query}`)]).toEqual([query, expected]);
        }
      }
    },
  );

  it('as a file, a picture or a page gets nothing', async () => {
    const folders = ['', 'car/', 'blog/', 'icons/', 'assets/', 'pictures/', 'photos/', 'export/'];
    for (const path of folders.flatMap((folder) => inherited.map((name) => `/${folder}${name}`))) {
      const { status } = await fetch(gateway.url + path);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('reads of the cars that a dealer described with it', async () => {
    for (const path of ['/', '/buy', ...inherited.map((name) => `/car/car-${name}`)]) {
      expect([path, await statusOf(gateway.url + path)]).toEqual([path, 200]);
    }
    for (const name of inherited) {
      const filter = { makes: [name], bodyTypes: [name] };
      const document =
        'query ($filter: CarFilter) { cars(filter: $filter) { totalCount nodes { make { name } bodyType features } } }';
      expect(await gateway.data(document, { filter })).toEqual({
        cars: { totalCount: 1, nodes: [{ make: { name }, bodyType: name, features: [`With ${name}`] }] },
      });
    }
  });

  it('as a parameter of the REST API is never told of a fault on our side', async () => {
    const { body: description } = await rest.get('/api/v1/openapi.json');
    const paths = description.paths as Record<
      string,
      { get?: { parameters?: { in: string; name: string }[] } }
    >;
    const addresses = Object.entries(paths).flatMap(([path, { get }]) => {
      const named = path.replaceAll(/\{\w+\}/g, '__proto__');
      const queries = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
      return get
        ? [named, ...queries.flatMap(({ name }) => inherited.map((value) => `${named}?${name}=${value}`))]
        : [];
    });
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses) {
      expect([address, (await statusOf(rest.url + address)) < 500]).toEqual([address, true]);
    }
  });
});
