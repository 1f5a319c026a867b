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
    if (input.filter) checkFilter(input.filter);
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
  saveCarDraft: (_, { input }, { stock }) => stock.saveDraft(input),
  publishCar: (_, { input }, { stock }) => stock.publishDraft(input),
  discardCarDraft: (_, { input }, { stock }) => stock.discardDraft(input),
  keepValue: (_, { input }, { stock }) => stock.keepValue(input),
  setSaleStatus: (_, { input }, { stock }) => stock.setSaleStatus(input),
  useSheetValue: (_, { input }, { stock }) => stock.takeSheetValue(input),
  withdrawCar: (_, { input }, { stock }) => stock.withdraw(input),
  relistCar: (_, { input }, { stock }) => stock.relist(input),
  startBulkChange: (_, { input }, { bulkChanges }) => bulkChanges.start(input),
  undoBulkChange: (_, { input }, { bulkChanges }) => bulkChanges.undo(input),
  prepareCarImport: (_, { input }, { imports }) => imports.prepare(input),
  checkCarImport: (_, { input }, { imports }) => imports.check(input),
  startCarImport: (_, { input }, { imports }) => imports.start(input),
  cancelCarImport: (_, { input }, { imports }) => imports.cancel(input),
  addCarPicture: (_, { input, picture }, { carPictures }) => carPictures.add(input, picture),
  arrangeCarPictures: (_, { input }, { carPictures }) => carPictures.arrange(input),
  rotateCarPicture: (_, { input }, { carPictures }) => carPictures.rotate(input),
  removeCarPicture: (_, { input }, { carPictures }) => carPictures.remove(input),
  restoreCarPicture: (_, { input }, { carPictures }) => carPictures.restore(input),
  useSheetPictures: (_, { input }, { carPictures }) => carPictures.takeSheet(input),
  createArticle: (_, { input }, { articles }) => articles.create(input.title),
  saveArticle: (_, { input }, { articles }) => articles.save(input),
  setArticleCover: (_, { input, picture }, { articles }) => articles.setCover(input, picture),
  removeArticleCover: (_, { input }, { articles }) => articles.removeCover(input),
  publishArticle: (_, { input }, { articles }) => articles.publish(input),
  withdrawArticle: (_, { input }, { articles }) => articles.withdraw(input),
  discardArticleDraft: (_, { input }, { articles }) => articles.discardDraft(input),
  deleteArticle: (_, { input }, { articles }) => articles.remove(input),
  endSubscription: (_, { input }, { subscribers }) => subscribers.end(input),
  updateSettings: (_, { input }, { settings }) => settings.update(input),
  addPortrait: (_, { picture }, { settings }) => settings.addPortrait(picture),
  updateReplyTemplates: (_, { input }, { replyTemplates }) => replyTemplates.update(input),
  correctPerson: (_, { input }, { persons }) => persons.correct(input),
  restrictPerson: (_, { input }, { persons }) => persons.restrict(input),
  erasePerson: (_, { input }, { persons }) => persons.erase(input.records),
  addPersonRequest: (_, { input }, { persons }) => persons.addRequest(input),
  closePersonRequest: (_, { input }, { persons }) => persons.closeRequest(input),
  updateRetention: (_, { input }, { persons }) => persons.updateRetention(input),
  addPartner: (_, { input }, { partnerAccounts }) => partnerAccounts.add(input),
  changePartner: (_, { input }, { partnerAccounts }) => partnerAccounts.change(input),
  addPartnerKey: (_, { input }, { partnerAccounts }) => partnerAccounts.addKey(input),
  revokePartnerKeys: (_, { input }, { partnerAccounts }) => partnerAccounts.revokeKeys(input),
  registerPartnerDocuments: (_, { input }, { partnerAccounts }) => partnerAccounts.registerDocuments(input),
  removePartnerDocuments: (_, { input }, { partnerAccounts }) => partnerAccounts.removeDocuments(input),
  createPartnerWebhook: (_, { input }, { partnerAccounts }) => partnerAccounts.createWebhook(input),
  changePartnerWebhook: (_, { input }, { partnerAccounts }) => partnerAccounts.changeWebhook(input),
  rotatePartnerWebhookSecret: (_, { input }, { partnerAccounts }) => partnerAccounts.rotateSecret(input.id),
  deletePartnerWebhook: (_, { input }, { partnerAccounts }) => partnerAccounts.deleteWebhook(input.id),
  testPartnerWebhook: (_, { input }, { partnerAccounts }) => partnerAccounts.testWebhook(input.id),
  redeliverPartnerWebhook: (_, { input }, { partnerAccounts }) => partnerAccounts.redeliver(input),
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
