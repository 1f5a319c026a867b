import Type, { type Static } from 'typebox';
import { choice } from '../../http/fields.ts';
import { Nullable } from '../../http/schemas.ts';
import { revisionIn } from '../../store/revised.ts';
import type { StoredAdmin } from '../adminStore.ts';
import { type Role, roles } from '../role.ts';
import { StaffMember } from '../staffMember.ts';

/** A member of the staff, as owners see it. */
export const Person = Type.Object(
  {
    ...StaffMember.properties,
    createdAt: Type.String({ description: 'ISO 8601' }),
    disabledAt: Nullable(Type.String()),
    oneTimeCodes: Type.Boolean({ description: 'Whether they are on' }),
    oneTimeCodesRequired: Type.Boolean(),
    revision: Type.Integer(),
  },
  { $id: 'Person' },
);
export type Person = Static<typeof Person>;

/** The body of `PATCH /api/admin/v1/people/{id}`. What is left out stays as it is. */
export const PersonChange = Type.Object({
  role: Type.Optional(choice<Role>('Role', roles)),
  disabled: Type.Optional(Type.Boolean()),
  oneTimeCodesRequired: Type.Optional(Type.Boolean()),
});
export type PersonChange = Static<typeof PersonChange>;

/** An account as owners see it. */
export function personOf(admin: StoredAdmin): Person {
  const { _id, name, email, role, createdAt, disabledAt, oneTimeCodes, oneTimeCodesRequired } = admin;
  return {
    ...{ id: _id, name, email, role, createdAt, disabledAt },
    oneTimeCodes: oneTimeCodes !== null,
    oneTimeCodesRequired: oneTimeCodesRequired ?? false,
    revision: revisionIn(admin),
  };
}
