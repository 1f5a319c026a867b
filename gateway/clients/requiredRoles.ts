import { answering, type Role, roles } from '../../rest/admin/role.ts';
import type { RootField, requiredScopes } from './requiredScopes.ts';

type Scopes = typeof requiredScopes;
/** The fields of the root that are for the dealer's staff. */
type StaffField = { [Field in RootField]: Scopes[Field] extends 'staff' ? Field : never }[RootField];

const owners = ['OWNER'] as const;

/**
 * Which roles may use each field of the root that is for the dealer's staff. The REST API decides (`rest/admin/rights.ts`);
 * this says what the back office offers to whom, and a test compares both.
 */
export const requiredRoles = {
  backOffice: roles,
  mySessions: roles,
  endSession: roles,
  changePassword: roles,
  confirmPassword: roles,
  oneTimeCodes: roles,
  prepareOneTimeCodes: roles,
  turnOnOneTimeCodes: roles,
  turnOffOneTimeCodes: roles,
  staff: owners,
  invitations: owners,
  invite: owners,
  resendInvitation: owners,
  revokeInvitation: owners,
  setRole: owners,
  disableAdmin: owners,
  enableAdmin: owners,
  requireOneTimeCodes: owners,
  createResetLink: owners,
  auditLog: owners,
  person: owners,
  personRequests: owners,
  retention: owners,
  correctPerson: owners,
  restrictPerson: owners,
  erasePerson: owners,
  addPersonRequest: owners,
  closePersonRequest: owners,
  updateRetention: owners,
  enquiries: answering,
  enquiry: answering,
  enquiryNumbers: roles,
  inboxChanges: answering,
  savedViews: answering,
  saveView: answering,
  deleteView: answering,
  enquiryAssignees: answering,
  assignEnquiry: answering,
  answerEnquiry: answering,
  noteEnquiry: answering,
  setEnquiryStatus: answering,
} satisfies Record<StaffField, readonly Role[]>;

/** The names of the fields of the root that a role may use. */
export function fieldsOf(role: Role): string[] {
  return Object.entries<readonly Role[]>(requiredRoles).flatMap(([field, allowed]) =>
    allowed.includes(role) ? field : [],
  );
}
