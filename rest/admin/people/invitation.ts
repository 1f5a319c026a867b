import Type, { type Static } from 'typebox';
import { anyText, choice, email } from '../../http/fields.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';
import { type Role, roles } from '../role.ts';
import { StaffRole } from '../staffMember.ts';

/** The body of `POST /api/admin/v1/invitations`. */
export const NewInvitation = Type.Object({ email, role: choice<Role>('Role', roles) });
export type NewInvitation = Static<typeof NewInvitation>;

/** Who was invited, and by whom. */
const parts = {
  /** In lower case: an address has one invitation. */
  email: Type.String(),
  role: StaffRole,
  invitedBy: Type.String(),
  /** ISO 8601, like the other times: when it was sent last. */
  sentAt: Type.String(),
  expiresAt: Type.String(),
};

/** An invitation, in the collection `invitations`. */
export const StoredInvitation = Type.Object({
  _id: Type.String(),
  ...parts,
  /** Of the token of its link. */
  digest: Type.String(),
  /** Of the links that were sent before, the latest ones. */
  endedDigests: Type.Array(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('used'), Type.Literal('revoked')]),
  /** When somebody has signed up with it last; null if nobody has. The account may be missing: the sign-up has failed then. */
  usedAt: Nullable(Type.String()),
  /** Goes up with each change. */
  revision: Type.Integer(),
});
export type StoredInvitation = Static<typeof StoredInvitation>;

/** An invitation that was not used, as the back office returns it. */
export const Invitation = Type.Object(
  { id: Type.String(), ...parts, expired: Type.Boolean() },
  { $id: 'Invitation' },
);
export type Invitation = Static<typeof Invitation>;

/** The answer to a new invitation: its link is told this once, for whoever sends it by hand. */
export const SentInvitation = Type.Object({
  ...Invitation.properties,
  url: Type.String({ description: 'The link, which also goes out by mail' }),
});
export type SentInvitation = Static<typeof SentInvitation>;

/** The body of `POST /api/auth/admin/invitation`. */
export const InvitationLink = Type.Object({
  token: anyText({ title: 'Token', maxLength: 200, description: 'Of the link of an invitation: `invite=…`' }),
});

/** What an invitation says to whoever has its link. */
export const OpenedInvitation = Type.Object({
  email: Type.String(),
  role: StaffRole,
  invitedBy: Type.String(),
});

/** The collection of invitations. */
export const invitationCollections = [
  { name: 'invitations', shape: StoredInvitation },
] as const satisfies readonly CollectionDefinition[];
