import { AdminApi } from './apis/AdminApi.ts';
import { BlogsApi } from './apis/BlogsApi.ts';
import { CarsApi } from './apis/CarsApi.ts';
import { FormsApi } from './apis/FormsApi.ts';
import type { Client } from './clients/Client.ts';
import { FormClient, type OnForm } from './origin/FormClient.ts';
import { MakesApi } from './apis/MakesApi.ts';
import { NewsletterApi } from './apis/NewsletterApi.ts';
import { PartnersApi } from './apis/PartnersApi.ts';
import { RestApi } from './origin/RestApi.ts';
import type { RestClient } from './origin/RestClient.ts';
import { AccountApi } from './staff/AccountApi.ts';
import { ArticlesApi } from './staff/ArticlesApi.ts';
import { AuditLogApi } from './staff/AuditLogApi.ts';
import { BulkChangesApi } from './staff/stock/BulkChangesApi.ts';
import { PartnerAccountsApi } from './staff/PartnerAccountsApi.ts';
import { PeopleApi } from './staff/PeopleApi.ts';
import { PersonsApi } from './staff/PersonsApi.ts';
import { EnquiriesApi } from './staff/EnquiriesApi.ts';
import { ReplyTemplatesApi } from './staff/ReplyTemplatesApi.ts';
import { SavedViewsApi } from './staff/SavedViewsApi.ts';
import { CarPicturesApi } from './staff/stock/CarPicturesApi.ts';
import { StaffClient } from './staff/StaffClient.ts';
import { ImportsApi } from './staff/stock/ImportsApi.ts';
import { SettingsApi } from './staff/SettingsApi.ts';
import { StockApi } from './staff/stock/StockApi.ts';
import { SubscribersApi } from './staff/SubscribersApi.ts';
import { TodayApi } from './staff/TodayApi.ts';
import { SearchAlertsApi } from './apis/SearchAlertsApi.ts';
import { VinsApi } from './apis/VinsApi.ts';
import { WebhooksApi } from './apis/WebhooksApi.ts';
import { CachePolicy } from './cache/CachePolicy.ts';
import type { Deadline } from './cache/Deadline.ts';
import type { Revalidation } from './cache/ResponseCache.ts';
import type { Api } from './generated/schemaTypes.ts';
import type { OperationCharge } from './clients/OperationCharge.ts';
import type { Pictures } from './pictures/Pictures.ts';

/** What every resolver may use. */
export type GatewayContext = ReturnType<typeof createContext>;

/** What the context of an operation is made of. */
export interface ContextParts {
  origin: RestClient;
  /** What the API says about itself. */
  api: Api;
  client: Client;
  /** Where visitors find the site, such as `https://www.example.ae`. */
  siteOrigin: () => string;
  /** Charges the client for the operation; left out where the gateway itself runs it. */
  charge?: OperationCharge;
  /** Missing where no pictures are served. */
  pictures?: Pictures;
  /** When the operation is given cached answers; `behind` when left out. */
  revalidate?: Revalidation;
  /** The id of the HTTP request that the operation came with. */
  requestId?: string;
  /** How long it may wait for all its requests together; when left out, that of `charge`, or as long as one answer may take. */
  deadline?: Deadline;
  /** Called after a form was sent, with its path and the outcome. */
  onForm?: OnForm;
}

/** The context of one operation. */
export function createContext({
  origin,
  api,
  client,
  siteOrigin,
  charge,
  pictures,
  revalidate,
  requestId,
  deadline = charge?.deadline ?? origin.deadline(),
  onForm,
}: ContextParts) {
  const cachePolicy = new CachePolicy();
  const rest = new RestApi(origin, { revalidate, policy: cachePolicy, requestId, deadline });
  const forms = new FormClient(rest, client, onForm);
  const staff = new StaffClient(rest, client);
  const cars = new CarsApi(rest);
  return {
    api,
    requestId,
    cachePolicy,
    siteOrigin,
    charge,
    partners: new PartnersApi(rest, client.key),
    /** Undefined where the operation came without a key. */
    webhooks: client.key && new WebhooksApi(rest, client.key),
    cars,
    /** Undefined where the operation came without a key. */
    vins: client.key && new VinsApi(rest, client.key),
    makes: new MakesApi(rest),
    blogs: new BlogsApi(rest),
    pictures,
    forms: new FormsApi(forms, cars),
    newsletter: new NewsletterApi(forms),
    searchAlerts: new SearchAlertsApi(rest, forms),
    admin: new AdminApi(rest, client),
    account: new AccountApi(staff),
    people: new PeopleApi(staff),
    auditLog: new AuditLogApi(staff),
    partnerAccounts: new PartnerAccountsApi(staff),
    persons: new PersonsApi(staff),
    enquiries: new EnquiriesApi(staff),
    savedViews: new SavedViewsApi(staff),
    stock: new StockApi(staff),
    bulkChanges: new BulkChangesApi(staff),
    imports: new ImportsApi(staff),
    carPictures: new CarPicturesApi(staff),
    articles: new ArticlesApi(staff),
    subscribers: new SubscribersApi(staff),
    today: new TodayApi(staff),
    settings: new SettingsApi(staff),
    replyTemplates: new ReplyTemplatesApi(staff),
  };
}
