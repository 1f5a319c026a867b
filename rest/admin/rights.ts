import { type Role, roles } from './role.ts';

const owners = ['OWNER'] as const;

/** Who may use a route under `/api/admin`. */
export interface Right {
  readonly roles: readonly Role[];
}

/**
 * Who may use each route under `/api/admin`, by its operation id. A route that has no line here stops the start of the REST
 * API (`guardBackOffice`).
 */
export const rights = {
  getStaffMember: { roles },
  listSessions: { roles },
  endSession: { roles },
  listPeople: { roles: owners },
  changePerson: { roles: owners },
  listInvitations: { roles: owners },
  invitePerson: { roles: owners },
  resendInvitation: { roles: owners },
  revokeInvitation: { roles: owners },
  listAuditLog: { roles: owners },
} satisfies Record<string, Right>;
