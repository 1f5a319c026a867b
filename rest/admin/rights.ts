import { answering, type Role, roles } from './role.ts';

const owners = ['OWNER'] as const;

/** Who may use a route under `/api/admin`. */
export interface Right {
  readonly roles: readonly Role[];
  /** Only within ten minutes after the password was entered again. */
  readonly confirmed?: true;
  /** Also by whoever has to set up one-time codes first. */
  readonly beforeSetUp?: true;
}

/**
 * Who may use each route under `/api/admin`, by its operation id. A route that has no line here stops the start of the REST
 * API (`guardBackOffice`).
 */
export const rights = {
  getStaffMember: { roles, beforeSetUp: true },
  listSessions: { roles, beforeSetUp: true },
  endSession: { roles, beforeSetUp: true },
  getOneTimeCodes: { roles, beforeSetUp: true },
  prepareOneTimeCodes: { roles, confirmed: true, beforeSetUp: true },
  turnOnOneTimeCodes: { roles, confirmed: true, beforeSetUp: true },
  turnOffOneTimeCodes: { roles, confirmed: true },
  changePassword: { roles },
  confirmPassword: { roles, beforeSetUp: true },
  listPeople: { roles: owners },
  changePerson: { roles: owners, confirmed: true },
  createResetLink: { roles: owners, confirmed: true },
  listInvitations: { roles: owners },
  invitePerson: { roles: owners, confirmed: true },
  resendInvitation: { roles: owners, confirmed: true },
  revokeInvitation: { roles: owners, confirmed: true },
  listAuditLog: { roles: owners },
  getSettings: { roles },
  changeSettings: { roles: owners },
  listEnquiries: { roles: answering },
  listAssignees: { roles: answering },
  listInboxChanges: { roles: answering },
  followInbox: { roles: answering },
  listSavedViews: { roles: answering },
  saveView: { roles: answering },
  deleteView: { roles: answering },
  getEnquiry: { roles: answering },
  changeEnquiry: { roles: answering },
  answerEnquiry: { roles: answering },
  noteEnquiry: { roles: answering },
  listEnquiryTemplates: { roles: answering },
  getEnquiryPhoto: { roles: answering },
  exportEnquiries: { roles: answering },
  getEnquiryNumbers: { roles },
  findPerson: { roles: owners },
  exportPerson: { roles: owners, confirmed: true },
  correctPerson: { roles: owners },
  restrictPerson: { roles: owners },
  erasePerson: { roles: owners, confirmed: true },
  listPersonRequests: { roles: owners },
  addPersonRequest: { roles: owners },
  closePersonRequest: { roles: owners },
  getRetention: { roles: owners },
  changeRetention: { roles: owners, confirmed: true },
} satisfies Record<string, Right>;
