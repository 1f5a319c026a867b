import { AdminApi } from './apis/AdminApi.ts';
import { BlogsApi } from './apis/BlogsApi.ts';
import { BrandsApi } from './apis/BrandsApi.ts';
import { CarsApi } from './apis/CarsApi.ts';
import { ContactApi } from './apis/ContactApi.ts';
import { FinanceApi } from './apis/FinanceApi.ts';
import { Forms, type Visitor } from './apis/Forms.ts';
import { NewsletterApi } from './apis/NewsletterApi.ts';
import { PurchasesApi } from './apis/PurchasesApi.ts';
import type { RestApi } from './apis/RestApi.ts';
import { SellCarApi } from './apis/SellCarApi.ts';
import { TestDrivesApi } from './apis/TestDrivesApi.ts';
import type { Pictures } from './pictures/Pictures.ts';

/** What every resolver may use. */
export type GatewayContext = ReturnType<typeof createContext>;

/** The context of every operation. `pictures` is missing where no pictures are served. */
export function createContext(rest: RestApi, visitor: Visitor, pictures?: Pictures) {
  const forms = new Forms(rest, visitor);
  return {
    cars: new CarsApi(rest),
    brands: new BrandsApi(rest),
    blogs: new BlogsApi(rest),
    pictures,
    sellCar: new SellCarApi(forms),
    testDrives: new TestDrivesApi(forms),
    purchases: new PurchasesApi(forms),
    finance: new FinanceApi(forms),
    contact: new ContactApi(forms),
    newsletter: new NewsletterApi(forms),
    admin: new AdminApi(rest, visitor),
  };
}
