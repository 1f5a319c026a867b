import type { ApolloCache } from '@apollo/client';
import type { InvitationFieldsFragment } from '../../generated/InvitationFields.ts';
import { PeoplePageDocument } from '../../generated/PeoplePage.ts';

/** Shows an invitation that was sent first in the list of invitations, once. */
export function addInvitation(
  cache: ApolloCache,
  { data }: { data?: Record<string, { invitation: InvitationFieldsFragment | null } | null> | null },
) {
  const sent = Object.values(data ?? {})[0]?.invitation;
  if (!sent) return;
  cache.updateQuery({ query: PeoplePageDocument }, (page) => {
    if (!page?.invitations) return undefined;
    return { ...page, invitations: [sent, ...page.invitations.filter(({ id }) => id !== sent.id)] };
  });
}
