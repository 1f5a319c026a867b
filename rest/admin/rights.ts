import { type Role, roles } from './role.ts';

/**
 * Which roles may use each route under `/api/admin`, by its operation id. A route that has no line here stops the start of
 * the REST API (`guardBackOffice`).
 */
export const rights = {
  getStaffMember: roles,
} satisfies Record<string, readonly Role[]>;
