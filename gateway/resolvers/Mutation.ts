import type { WebhooksApi } from '../apis/WebhooksApi.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { forbidden } from '../clients/requiredScopes.ts';
import { checkFilter } from './checkFilter.ts';

export const Mutation: MutationResolvers = {
  sellCar: (_, { input, images }, { sellCar }) => sellCar.submit(input, images ?? []),
  requestTestDrive: (_, { input }, { testDrives }) => testDrives.request(input),
  requestPurchase: (_, { input }, { purchases }) => purchases.request(input),
  applyForFinance: (_, { input }, { finance }) => finance.apply(input),
  sendContactMessage: (_, { input }, { contact }) => contact.send(input),
  subscribe: (_, { input }, { newsletter }) => newsletter.subscribe(input),
  unsubscribe: (_, { input }, { newsletter }) => newsletter.unsubscribe(input),
  createWebhook: (_, { input }, { webhooks }) => ofPartner(webhooks).create(input),
  updateWebhook: (_, { input }, { webhooks }) => ofPartner(webhooks).update(input),
  deleteWebhook: (_, { input }, { webhooks }) => ofPartner(webhooks).remove(input),
  testWebhook: (_, { input }, { webhooks }) => ofPartner(webhooks).test(input),
  redeliverWebhook: (_, { input }, { webhooks }) => ofPartner(webhooks).redeliver(input),
  createSearchAlert: (_, { input }, { searchAlerts }) => {
    checkFilter(input.filter);
    return searchAlerts.create(input);
  },
  confirmSearchAlert: (_, { input }, { searchAlerts }) => searchAlerts.confirm(input),
  endSearchAlert: (_, { input }, { searchAlerts }) => searchAlerts.end(input),
  signUpAdmin: (_, { input }, { admin }) => admin.signUp(input),
  logInAdmin: (_, { input }, { admin }) => admin.logIn(input),
  logOutAdmin: (_, __, { admin }) => admin.logOut(),
};

/** Throws `FORBIDDEN` where an operation came without a partner's key. */
function ofPartner(webhooks: WebhooksApi | undefined): WebhooksApi {
  if (!webhooks)
    throw forbidden('Webhooks are for partners. Send your API key as Authorization: Bearer pk_…');
  return webhooks;
}
