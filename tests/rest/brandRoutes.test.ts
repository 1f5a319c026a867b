import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { aCompany, aLogo, aVehicleType } from '../stock/aCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest();
});
afterAll(() => rest.close());

it('an empty dealership has no companies, models and logos', async () => {
  expect((await rest.get('/api/v1/companies')).body).toEqual([]);
  expect((await rest.get('/api/v1/fetch-vehicle-types')).body).toEqual({ vehicleTypes: [] });
  expect((await rest.get('/api/v1/fetch-logos')).body).toEqual({ logos: [] });
});

it('API-3 ENT-2 a visitor gets companies as a bare list, by name', async () => {
  const [tesla, audi] = [aCompany({ brandName: 'Tesla' }), aCompany({ brandName: 'Audi' })];
  for (const company of [tesla, audi]) await brandStore(rest.store).addCompany(company);
  expect((await rest.get('/api/v1/companies')).body).toEqual([audi, tesla]);
});

it('API-3 ENT-2 a visitor gets models with their makes in the field vehicleTypes, by make and name', async () => {
  const x6 = aVehicleType({ modelName: 'X6' });
  const x5 = aVehicleType({ modelName: 'X5' });
  const tt = aVehicleType({ modelName: 'TT', manufacturer: { _id: 'audi', brandName: 'Audi' } });
  for (const type of [x6, x5, tt]) await brandStore(rest.store).addVehicleType(type);
  expect((await rest.get('/api/v1/fetch-vehicle-types')).body).toEqual({ vehicleTypes: [tt, x5, x6] });
});

it('API-3 ENT-2 a visitor gets logos with their pictures in the field logos, by make', async () => {
  const [tesla, audi] = [aLogo({ brandName: 'Tesla' }), aLogo({ brandName: 'Audi' })];
  for (const logo of [tesla, audi]) await brandStore(rest.store).addLogo(logo);
  expect((await rest.get('/api/v1/fetch-logos')).body).toEqual({ logos: [audi, tesla] });
});
