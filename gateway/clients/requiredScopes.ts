import { GraphQLError } from 'graphql';
import type { Partner, Scope } from '../../rest/partners/partner.ts';
import { type FormName, visitorForms } from '../apis/visitorForms.ts';
import type { ErrorCode } from '../http/errorCodes.ts';
import type { Mutation, Query } from '../generated/schemaTypes.ts';

/**
 * What a key needs for a field of the root: a scope, or nothing; some fields are open without a key only, and some only to
 * the dealer's staff (`requiredRoles`).
 */
type Requirement = Scope | 'any key' | 'no key' | 'staff';
export type RootField = Exclude<keyof Query | keyof Mutation, '__typename'>;

// The type of `fromEntries` loses the names.
const leads = Object.fromEntries(Object.keys(visitorForms).map((name) => [name, 'leads:write'])) as Record<
  FormName,
  'leads:write'
>;

/** What a key needs for each field of the root. Without a key all of it is open, as visitors of the site use it. */
export const requiredScopes = {
  cars: 'inventory:read',
  featuredCars: 'inventory:read',
  testDriveCars: 'inventory:read',
  car: 'inventory:read',
  carsByIds: 'inventory:read',
  carChanges: 'inventory:read',
  makes: 'inventory:read',
  models: 'inventory:read',
  logos: 'inventory:read',
  blogs: 'inventory:read',
  blog: 'inventory:read',
  latestBlogs: 'inventory:read',
  searchAlertTerms: 'inventory:read',
  partner: 'any key',
  api: 'any key',
  me: 'no key',
  backOffice: 'staff',
  staff: 'staff',
  invitations: 'staff',
  mySessions: 'staff',
  oneTimeCodes: 'staff',
  auditLog: 'staff',
  person: 'staff',
  personRequests: 'staff',
  retention: 'staff',
  partnerAccounts: 'staff',
  partnerAccount: 'staff',
  partnerDocuments: 'staff',
  partnerWebhooks: 'staff',
  partnerLeads: 'staff',
  today: 'staff',
  enquiries: 'staff',
  enquiry: 'staff',
  enquiryNumbers: 'staff',
  inboxChanges: 'staff',
  savedViews: 'staff',
  enquiryAssignees: 'staff',
  assignEnquiry: 'staff',
  answerEnquiry: 'staff',
  noteEnquiry: 'staff',
  setEnquiryStatus: 'staff',
  saveView: 'staff',
  deleteView: 'staff',
  stock: 'staff',
  stockCar: 'staff',
  saveCarDraft: 'staff',
  publishCar: 'staff',
  discardCarDraft: 'staff',
  keepValue: 'staff',
  setSaleStatus: 'staff',
  useSheetValue: 'staff',
  withdrawCar: 'staff',
  relistCar: 'staff',
  bulkPreview: 'staff',
  bulkChange: 'staff',
  recentBulkChanges: 'staff',
  startBulkChange: 'staff',
  undoBulkChange: 'staff',
  carImports: 'staff',
  carImport: 'staff',
  carImportRows: 'staff',
  prepareCarImport: 'staff',
  checkCarImport: 'staff',
  startCarImport: 'staff',
  cancelCarImport: 'staff',
  carsForPictures: 'staff',
  addCarPicture: 'staff',
  arrangeCarPictures: 'staff',
  rotateCarPicture: 'staff',
  removeCarPicture: 'staff',
  restoreCarPicture: 'staff',
  useSheetPictures: 'staff',
  articles: 'staff',
  article: 'staff',
  createArticle: 'staff',
  saveArticle: 'staff',
  setArticleCover: 'staff',
  removeArticleCover: 'staff',
  publishArticle: 'staff',
  withdrawArticle: 'staff',
  discardArticleDraft: 'staff',
  deleteArticle: 'staff',
  subscribers: 'staff',
  endSubscription: 'staff',
  settings: 'staff',
  updateSettings: 'staff',
  addPortrait: 'staff',
  replyTemplates: 'staff',
  updateReplyTemplates: 'staff',

  ...leads,
  unsubscribe: 'leads:write',
  createWebhook: 'webhooks:manage',
  updateWebhook: 'webhooks:manage',
  deleteWebhook: 'webhooks:manage',
  testWebhook: 'webhooks:manage',
  redeliverWebhook: 'webhooks:manage',
  createSearchAlert: 'leads:write',
  confirmSearchAlert: 'leads:write',
  endSearchAlert: 'leads:write',
  signUpAdmin: 'no key',
  logInAdmin: 'no key',
  logOutAdmin: 'no key',
  openInvitation: 'no key',
  resetPassword: 'no key',
  invite: 'staff',
  resendInvitation: 'staff',
  revokeInvitation: 'staff',
  setRole: 'staff',
  disableAdmin: 'staff',
  enableAdmin: 'staff',
  requireOneTimeCodes: 'staff',
  createResetLink: 'staff',
  correctPerson: 'staff',
  restrictPerson: 'staff',
  erasePerson: 'staff',
  addPersonRequest: 'staff',
  closePersonRequest: 'staff',
  updateRetention: 'staff',
  addPartner: 'staff',
  changePartner: 'staff',
  addPartnerKey: 'staff',
  revokePartnerKeys: 'staff',
  registerPartnerDocuments: 'staff',
  removePartnerDocuments: 'staff',
  createPartnerWebhook: 'staff',
  changePartnerWebhook: 'staff',
  rotatePartnerWebhookSecret: 'staff',
  deletePartnerWebhook: 'staff',
  testPartnerWebhook: 'staff',
  redeliverPartnerWebhook: 'staff',
  endSession: 'staff',
  changePassword: 'staff',
  confirmPassword: 'staff',
  prepareOneTimeCodes: 'staff',
  turnOnOneTimeCodes: 'staff',
  turnOffOneTimeCodes: 'staff',
} satisfies Record<RootField, Requirement>;

const requirements = new Map<string, Requirement>(Object.entries(requiredScopes));

/** Throws `FORBIDDEN` where the key may not use one of these fields of the root. */
export function requireScopes({ scopes }: Partner, fields: Iterable<string>) {
  for (const field of fields) {
    // The remaining fields are `__schema` and the like.
    const required = requirements.get(field) ?? 'any key';
    const isWithoutKey = required === 'no key' || required === 'staff';
    if (required === 'any key' || (!isWithoutKey && scopes.includes(required))) continue;
    if (isWithoutKey) {
      throw forbidden(`${field} is for administrators. Send it without an API key.`);
    }
    throw forbidden(
      `This API key does not have the scope ${required}, which ${field} requires. Ask the dealer for it.`,
    );
  }
}

/** The error for what a key does not allow, with a message that says what to do. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: 'FORBIDDEN' satisfies ErrorCode, http: { status: 403 } },
  });
}
