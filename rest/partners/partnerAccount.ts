import Type, { type Static } from 'typebox';
import { email } from '../http/fields.ts';
import { ErrorBody, InvalidBody, Nullable, ref, StaleBody } from '../http/schemas.ts';
import { revisionIn } from '../store/revised.ts';
import { partnerName, partnerScopes, Scope, type StoredPartner } from './partner.ts';
import type { KeyUsage } from './partnerUsage.ts';
import { PARTNER_FORMS } from '../enquiries/formLimit.ts';

/** A key of a partner, as owners see it. */
const PartnerKey = Type.Object({
  prefix: Type.String({ description: 'Its first characters' }),
  createdAt: Type.String({ description: 'ISO 8601' }),
  trustedOnly: Type.Boolean({ description: 'Whether it is restricted to registered documents' }),
  lastUsedAt: Nullable(Type.String({ description: 'Null if it was not used in the last 90 days' })),
});

/** A partner as owners see it. */
export const PartnerAccount = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Nullable(Type.String()),
    scopes: Type.Array(Scope),
    keys: Type.Array(PartnerKey, { description: 'Oldest first' }),
    usage: Type.Object(
      { requests: Type.Number(), cost: Type.Number(), leads: Type.Number() },
      { description: 'In the last 30 days' },
    ),
    formsPerHour: Type.Integer({ description: 'How many forms it may send in an hour' }),
    createdAt: Type.String({ description: 'ISO 8601' }),
    revision: Type.Integer(),
  },
  { $id: 'PartnerAccount' },
);
export type PartnerAccount = Static<typeof PartnerAccount>;

/** A partner with a key that was just made: it is shown only this once. */
export const PartnerWithKey = Type.Object({ partner: ref(PartnerAccount), key: Type.String() });
export type PartnerWithKey = Static<typeof PartnerWithKey>;

const trustedOnly = Type.Optional(
  Type.Boolean({ description: 'Restricts the key to registered documents; false when left out' }),
);

/** The body with which a partner is added. */
export const NewPartner = Type.Object({
  name: partnerName,
  scopes: partnerScopes,
  email: Type.Optional(email),
  trustedOnly,
});
export type NewPartner = Static<typeof NewPartner>;

/** The body with which a key is added. */
export const NewPartnerKey = Type.Object({ trustedOnly });
export type NewPartnerKey = Static<typeof NewPartnerKey>;

/** The body of a change of a partner; what is left out stays. */
export const PartnerChange = Type.Object({
  name: Type.Optional(partnerName),
  scopes: Type.Optional(partnerScopes),
  // Null first: the validator makes '' null, but would make null ''.
  email: Type.Optional(Type.Union([Type.Null(), email], { title: 'Email address' })),
});
export type PartnerChange = Static<typeof PartnerChange>;

/** The path of the routes of one partner. */
export const PARTNER = '/api/admin/v1/partners/:id';
export const partnerParams = { id: Type.String({ maxLength: 100, description: 'The id of the partner' }) };

/** The answers of a change that is based on a revision. */
export const changeAnswers = {
  ...{ 404: ref(ErrorBody), 409: ref(ErrorBody), 412: StaleBody },
  ...{ 422: ref(InvalidBody), 428: ref(ErrorBody) },
};

/** A partner as owners see it. `used`: the use of its keys in the last 90 days; `since`: the first of the last 30 days. */
export function partnerAccount(
  stored: StoredPartner,
  { used, since }: { used: readonly KeyUsage[]; since: string },
): PartnerAccount {
  const { _id: id, name, email: address, scopes, keys, createdAt } = stored;
  const recent = used.filter(({ day }) => day >= since);
  const sum = (field: 'requests' | 'cost' | 'leads') =>
    recent.reduce((total, usage) => total + usage[field], 0);
  return {
    ...{ id, name, email: address, scopes, createdAt },
    keys: keys.map(({ prefix, createdAt: madeAt, trustedOnly: restricted = false }) => ({
      ...{ prefix, createdAt: madeAt, trustedOnly: restricted },
      // The latest day is first.
      lastUsedAt: used.find(({ keyPrefix }) => keyPrefix === prefix)?.lastSeenAt ?? null,
    })),
    usage: { requests: sum('requests'), cost: sum('cost'), leads: sum('leads') },
    formsPerHour: PARTNER_FORMS,
    revision: revisionIn(stored),
  };
}
