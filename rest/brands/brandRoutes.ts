import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ref } from '../http/schemas.ts';
import { Company, Logo, VehicleType } from './brand.ts';
import type { BrandStore } from './brandStore.ts';

/** The routes of companies, vehicle types and logos (spec §7). */
export function brandRoutes(brands: BrandStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/v1/companies',
      {
        schema: {
          operationId: 'listCompanies',
          summary: 'All companies',
          response: { 200: Type.Array(ref(Company)) },
        },
      },
      () => brands.companies(),
    );
    app.get(
      '/api/v1/fetch-vehicle-types',
      {
        schema: {
          operationId: 'listVehicleTypes',
          summary: 'All models of all companies',
          response: { 200: Type.Object({ vehicleTypes: Type.Array(ref(VehicleType)) }) },
        },
      },
      async () => ({ vehicleTypes: await brands.vehicleTypes() }),
    );
    app.get(
      '/api/v1/fetch-logos',
      {
        schema: {
          operationId: 'listLogos',
          summary: 'Logos of companies',
          response: { 200: Type.Object({ logos: Type.Array(ref(Logo)) }) },
        },
      },
      async () => ({ logos: await brands.logos() }),
    );
  };
}
