import type { FormsApi } from '../apis/FormsApi.ts';
import { type FormName, visitorForms } from '../apis/visitorForms.ts';
import type { WebhooksApi } from '../apis/WebhooksApi.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { forbidden } from '../clients/requiredScopes.ts';
import { checkFilter } from './checkFilter.ts';

export const Mutation: MutationResolvers = {
  ...sendForms(),
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
  openInvitation: (_, { input }, { admin }) => admin.openInvitation(input),
  resetPassword: (_, { input }, { admin }) => admin.resetPassword(input),
  invite: (_, { input }, { people }) => people.invite(input),
  resendInvitation: (_, { input }, { people }) => people.resend(input.id),
  revokeInvitation: (_, { input }, { people }) => people.revoke(input.id),
  setRole: (_, { input: { role, ...account } }, { people }) => people.change(account, { role }),
  disableAdmin: (_, { input }, { people }) => people.change(input, { disabled: true }),
  enableAdmin: (_, { input }, { people }) => people.change(input, { disabled: false }),
  requireOneTimeCodes: (_, { input: { required, ...account } }, { people }) =>
    people.change(account, { oneTimeCodesRequired: required }),
  createResetLink: (_, { input }, { people }) => people.resetLink(input.id),
  endSession: (_, { input }, { account }) => account.endSession(input.id),
  changePassword: (_, { input }, { account }) => account.changePassword(input),
  confirmPassword: (_, { input }, { account }) => account.confirmPassword(input),
  assignEnquiry: (_, { input }, { enquiries }) => enquiries.assign(input),
  answerEnquiry: (_, { input }, { enquiries }) => enquiries.answer(input),
  noteEnquiry: (_, { input }, { enquiries }) => enquiries.note(input),
  setEnquiryStatus: (_, { input }, { enquiries }) => enquiries.setStatus(input),
  saveView: (_, { input }, { savedViews }) => savedViews.save(input),
  deleteView: (_, { input }, { savedViews }) => savedViews.remove(input.id),
  correctPerson: (_, { input }, { persons }) => persons.correct(input),
  restrictPerson: (_, { input }, { persons }) => persons.restrict(input),
  erasePerson: (_, { input }, { persons }) => persons.erase(input.records),
  addPersonRequest: (_, { input }, { persons }) => persons.addRequest(input),
  closePersonRequest: (_, { input }, { persons }) => persons.closeRequest(input),
  updateRetention: (_, { input }, { persons }) => persons.updateRetention(input),
  prepareOneTimeCodes: (_, __, { account }) => account.prepareCodes(),
  turnOnOneTimeCodes: (_, { input }, { account }) => account.turnOnCodes(input.code),
  turnOffOneTimeCodes: (_, __, { account }) => account.turnOffCodes(),
};

/** Throws `FORBIDDEN` where an operation came without a partner's key. */
function ofPartner(webhooks: WebhooksApi | undefined): WebhooksApi {
  if (!webhooks)
    throw forbidden('Webhooks are for partners. Send your API key as Authorization: Bearer pk_…');
  return webhooks;
}

/** The mutations of `visitorForms`. */
function sendForms() {
  const names = Object.keys(visitorForms) as FormName[];
  const resolverOf =
    (name: FormName) => (_: unknown, sent: { input: object }, context: { forms: FormsApi }) =>
      context.forms.send(name, sent);
  // The type of `fromEntries` loses the names; the table says of each what it returns.
  return Object.fromEntries(names.map((name) => [name, resolverOf(name)])) as Pick<
    MutationResolvers,
    FormName
  >;
}
