import Type, { type Static } from 'typebox';
import { roles } from './role.ts';

/** A role, as it is stored and as it stands on the wire. */
export const StaffRole = Type.Enum(roles);

/** A member of the dealer's staff, as the back office returns it. */
export const StaffMember = Type.Object(
  { id: Type.String(), name: Type.String(), email: Type.String(), role: StaffRole },
  { $id: 'StaffMember' },
);
export type StaffMember = Static<typeof StaffMember>;
