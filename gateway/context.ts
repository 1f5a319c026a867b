import { BlogsApi } from './apis/BlogsApi.ts';
import { BrandsApi } from './apis/BrandsApi.ts';
import { CarsApi } from './apis/CarsApi.ts';
import type { RestApi } from './apis/RestApi.ts';
import type { Pictures } from './pictures/Pictures.ts';

/** What every resolver may use. */
export interface GatewayContext {
  cars: CarsApi;
  brands: BrandsApi;
  blogs: BlogsApi;
  /** Missing where no pictures are served. */
  pictures?: Pictures;
}

/** The context of every operation. */
export function createContext(rest: RestApi, pictures?: Pictures): GatewayContext {
  return { cars: new CarsApi(rest), brands: new BrandsApi(rest), blogs: new BlogsApi(rest), pictures };
}
