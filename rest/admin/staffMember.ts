import Type, { type Static } from 'typebox';
import { Role } from './role.ts';

/** A member of the dealer's staff, as the back office returns it. */
export const StaffMember = Type.Object(
  { id: Type.String(), name: Type.String(), email: Type.String(), role: Role },
  { $id: 'StaffMember' },
);
export type StaffMember = Static<typeof StaffMember>;
