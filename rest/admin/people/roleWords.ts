import type { Role } from '../role.ts';

/** The roles in sentences: somebody is … */
export const roleWords: Record<Role, string> = {
  OWNER: 'an owner',
  EDITOR: 'an editor',
  SALES: 'a salesperson',
  VIEWER: 'a viewer',
};
