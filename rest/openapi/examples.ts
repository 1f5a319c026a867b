import type { Static } from 'typebox';
import type { AuditEntry } from '../admin/audit/auditEntry.ts';
import type { Invitation } from '../admin/people/invitation.ts';
import type { Person } from '../admin/people/person.ts';
import type { Admin, AdminLogin, AdminSignUp } from '../admin/signIn/admin.ts';
import type { StaffMember } from '../admin/staffMember.ts';
import type { Blog } from '../blogs/blog.ts';
import type { Company, Logo, VehicleType } from '../brands/brand.ts';
import type { CarChange } from '../cars/changes/carChange.ts';
import { type CarFacets, nameFacets } from '../cars/facets/facets.ts';
import { claims } from '../cars/claims/claims.ts';
import { ranges } from '../cars/ranges.ts';
import { recordOf } from '../cars/recordOf.ts';
import { defaultDealership } from '../dealership/defaultDealership.ts';
import type { Dealership } from '../dealership/dealership.ts';
import type { Settings } from '../dealership/settings/settings.ts';
import type { Accepted } from '../enquiries/enquiry.ts';
import { forms } from '../enquiries/forms/forms.ts';
import type { NewsletterError } from '../enquiries/newsletter/subscription.ts';
import type { Form } from '../enquiries/jsonForm.ts';
import type { ErrorBody, InvalidBody } from '../http/schemas.ts';
import type { SearchAlertRequest } from '../searchAlerts/searchAlert.ts';
import type { PartnerAccount } from '../partners/partnerAccount.ts';
import type { PartnerWebhook } from '../webhooks/partnerWebhook.ts';
import type {
  NewWebhook,
  Redelivery,
  TestedDelivery,
  Webhook,
  WebhookChange,
  WebhookWithSecret,
} from '../webhooks/webhook.ts';
import { exampleCar as car } from './exampleCar.ts';

const { manufacturerId: make, vehicleTypeId: model } = car;
const invalid = {
  message: 'Email address must look like name@example.com.',
  errors: [{ field: 'email', message: 'Email address must look like name@example.com.' }],
};
/** What the examples of forms have in common: a visitor, and a car of the stock. */
const entered = new Map(
  Object.entries({
    ...{ firstName: 'Layla', lastName: 'Hassan', fullName: 'Layla Hassan' },
    ...{ email: 'layla@example.ae', mobileNumber: '+971 50 123 4567', carId: car._id },
    ...{ manufacturer: make?.brandName ?? '', vehicleType: model?.modelName ?? '' },
  }),
);

const webhook: Webhook = {
  ...{ id: '6f1c2d3e-4b5c-4d6e-8f70-8192a3b4c5d6', url: 'https://partner.example/changes' },
  ...{ kinds: ['PRICE_CHANGED', 'SOLD'], state: 'ON', cursor: '17.3.9f8b6c', failures: 0, lastError: null },
  ...{ lastDeliveryAt: '2026-11-23T08:00:00.000Z', createdAt: '2026-11-20T08:00:00.000Z' },
};

/** An example of each named shape in the document. */
export const schemaExamples = {
  Car: car,
  CarChange: {
    cursor: 'AAAAAAAAAAIAAAAA',
    at: '2026-11-23T08:00:00.000Z',
    carId: car._id,
    kind: 'PRICE_CHANGED',
    changedFields: ['discountedPrice'],
    price: 245_000,
    priceBefore: 249_000,
    car,
  } satisfies CarChange,
  Company: { _id: 'bmw', brandName: 'BMW' } satisfies Company,
  VehicleType: {
    _id: 'bmw-x5',
    modelName: 'X5',
    manufacturer: { _id: 'bmw', brandName: 'BMW' },
  } satisfies VehicleType,
  Logo: { _id: 'bmw', brandName: 'BMW', logo: { path: 'photos/logo-bmw.svg' } } satisfies Logo,
  Blog: {
    _id: 'first-service',
    title: 'What the first service of a used car should cover',
    description: '<p>Ask for the records of the last two years.</p>',
    image: 'photos/blog-first-service.jpg',
    postedBy: 'Huda Salem',
    createdAt: '2026-11-20T08:00:00.000Z',
  } satisfies Blog,
  Accepted: { id: '6f1c2d3e4b5a', message: 'Thank you. We will call you shortly.' } satisfies Accepted,
  ErrorBody: { message: 'This car is not listed.' } satisfies Static<typeof ErrorBody>,
  InvalidBody: invalid satisfies Static<typeof InvalidBody>,
  NewsletterError: { ...invalid, error: invalid.message } satisfies Static<typeof NewsletterError>,
  Webhook: webhook,
  WebhookWithSecret: {
    webhook,
    secret: 'whsec_ZXhhbXBsZSBvZiBhIHNlY3JldCwgMzIgYnl0ZXM=',
  } satisfies WebhookWithSecret,
  TestedDelivery: { delivered: false, answer: 'HTTP 500' } satisfies TestedDelivery,
  PartnerAccount: {
    ...{ id: '5f1c2d3e-4b5c-4d6e-8f70-8192a3b4c5d6', name: 'Marsa Motors', email: 'cars@marsa.example' },
    scopes: ['inventory:read', 'leads:write'],
    keys: [
      {
        ...{ prefix: 'pk_4Jd8s2Qx', createdAt: '2026-11-20T08:00:00.000Z', trustedOnly: false },
        lastUsedAt: '2026-11-23T08:00:00.000Z',
      },
    ],
    usage: { requests: 1_204, cost: 86_400, leads: 7 },
    ...{ formsPerHour: 600, createdAt: '2026-11-20T08:00:00.000Z', revision: 1 },
  } satisfies PartnerAccount,
  PartnerWebhook: {
    ...webhook,
    ...{ partnerId: '5f1c2d3e-4b5c-4d6e-8f70-8192a3b4c5d6', failingSince: null },
    deliveries: [
      {
        ...{
          id: '6f1c2d3e-4b5c-4d6e-8f70-8192a3b4c5d6_17_3_9f8b6c',
          cursor: '17.3.9f8b6c',
          after: '17.2.9f8b6c',
        },
        ...{ kind: 'SOLD', carId: car._id, at: '2026-11-23T08:00:00.000Z', attempts: 1 },
        ...{ status: 204, error: null, nextTryAt: null },
      },
    ],
  } satisfies PartnerWebhook,
  StaffMember: {
    id: '6f1c2d3e4b5b',
    name: 'Huda Salem',
    email: 'huda@example.ae',
    role: 'OWNER',
  } satisfies StaffMember,
  Admin: { id: '6f1c2d3e4b5b', name: 'Huda Salem', email: 'huda@example.ae' } satisfies Admin,
  Person: {
    ...{ id: '7f1c2d3e4b5c', name: 'Omar Nasser', email: 'omar@example.ae', role: 'SALES' },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', disabledAt: null },
    ...{ oneTimeCodes: true, oneTimeCodesRequired: false, revision: 3 },
  } satisfies Person,
  Invitation: {
    ...{ id: '0c1d2e3f4a5b', email: 'mona@example.ae', role: 'SALES', invitedBy: 'Huda Salem' },
    ...{ sentAt: '2026-11-23T08:00:00.000Z', expiresAt: '2026-11-26T08:00:00.000Z', expired: false },
  } satisfies Invitation,
  AuditEntry: {
    ...{ id: '2026-11-23T08:00:00.000Z-7f3a91c2', at: '2026-11-23T08:00:00.000Z' },
    ...{ who: { id: '6f1c2d3e4b5b', name: 'Huda Salem' }, action: 'changePerson' },
    record: { kind: 'staff', id: '7f1c2d3e4b5c' },
    fields: [{ name: 'role', before: 'VIEWER', after: 'SALES' }],
    ...{ address: '203.0.113.7', ok: true },
  } satisfies AuditEntry,
  Dealership: defaultDealership satisfies Dealership,
  Settings: { ...defaultDealership, revision: 1 } satisfies Settings,
  CarFacets: {
    ...nameFacets(({ example }) => [example]),
    models: [{ _id: 'bmw-x5', modelName: 'X5', brandName: 'BMW', count: 2 }],
    ...recordOf(ranges, ({ column, example }) => [column, example]),
    ...recordOf(claims, ({ part, example }) => [part, example]),
  } satisfies CarFacets,
};

/** An example body for each operation, by the operation's id. */
export const requestExamples: Record<string, object> = {
  ...Object.fromEntries(forms.map((form) => [form.operationId, exampleOf(form)])),
  createSearchAlert: {
    ...{ email: 'layla@example.ae', filter: 'bodyTypes=SUV&price=0,150000&search=white' },
  } satisfies Static<typeof SearchAlertRequest>,
  createWebhook: { url: webhook.url, kinds: webhook.kinds } satisfies NewWebhook,
  updateWebhook: { isOn: true, rotateSecret: true } satisfies WebhookChange,
  redeliverWebhook: { after: '0.0.' } satisfies Redelivery,
  signUpAdmin: {
    ...{ name: 'Huda Salem', email: 'huda@example.ae', password: 'a long way to Ajman', code: 'invited' },
  } satisfies AdminSignUp,
  logInAdmin: { email: 'huda@example.ae', password: 'a long way to Ajman' } satisfies AdminLogin,
};

/** The example of a form: its own fields, and those that every example shares, as far as the form requires them. */
function exampleOf({ body, example }: Form): object {
  const shared = body.required.flatMap((field) => (entered.has(field) ? [[field, entered.get(field)]] : []));
  return { ...Object.fromEntries(shared), ...example };
}
