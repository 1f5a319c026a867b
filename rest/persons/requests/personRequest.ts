import Type, { type Static } from 'typebox';
import { StaffMember } from '../../admin/staffMember.ts';
import { choice, requiredText } from '../../http/fields.ts';
import { Nullable, ref } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** What a person may ask for (Federal Decree-Law 45/2021, Art. 13-18). */
export const requestKinds = ['access', 'correction', 'restriction', 'erasure'] as const;
const kind = choice<(typeof requestKinds)[number]>('Kind', requestKinds);

/** The body of `POST /api/admin/v1/persons/requests`. */
export const NewPersonRequest = Type.Object({
  kind,
  contact: requiredText('Contact'),
  receivedOn: Type.String({ title: 'Day of receipt', format: 'date', description: 'In Dubai' }),
});
export type NewPersonRequest = Static<typeof NewPersonRequest>;

const parts = {
  kind,
  contact: Nullable(
    Type.String({ description: 'The email address or phone number; null once the request is done' }),
  ),
  receivedOn: Type.String({ description: 'YYYY-MM-DD like the other day, in Dubai' }),
  dueOn: Type.String({ description: '30 days later' }),
  doneAt: Nullable(Type.String({ description: 'ISO 8601' })),
};

/** A request of a person, as owners see it. */
export const PersonRequest = Type.Object({
  id: Type.String(),
  ...parts,
  by: Nullable(ref(StaffMember)),
  revision: Type.Integer(),
});
export type PersonRequest = Static<typeof PersonRequest>;

/** The same, in the collection `personRequests`. */
export const StoredPersonRequest = Type.Object({
  _id: Type.String(),
  ...parts,
  /** The id of who has done it, or else of who has noted it. */
  staffId: Type.String(),
  /** Counts the writes (`Revised`). */
  revision: Type.Number(),
});
export type StoredPersonRequest = Static<typeof StoredPersonRequest>;

/** The collection of requests. */
export const personRequestCollections = [
  { name: 'personRequests', shape: StoredPersonRequest },
] as const satisfies readonly CollectionDefinition[];
