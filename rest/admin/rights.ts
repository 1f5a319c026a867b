import { type Role, roles } from './role.ts';

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
  listAuditLog: { roles: ['OWNER'] },
  getSettings: { roles },
  changeSettings: { roles: ['OWNER'] },
} satisfies Record<string, Right>;
