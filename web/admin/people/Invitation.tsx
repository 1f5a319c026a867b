import type { InvitationFieldsFragment } from '../../generated/InvitationFields.ts';
import { useResendInvitationMutation } from '../../generated/ResendInvitation.ts';
import { useRevokeInvitationMutation } from '../../generated/RevokeInvitation.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { EmailAddress } from '../../ui/text/EmailAddress.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { Moment } from '../page/Moment.tsx';
import { useChange } from '../page/useChange.ts';
import { addInvitation } from './addInvitation.ts';
import { peopleMessages } from './messages.ts';

interface Props {
  invitation: InvitationFieldsFragment;
  /** Shows a link that was made. */
  onLink: (url: string) => void;
}

/** An invitation that was not used yet. */
export function Invitation({ invitation, onLink }: Props) {
  const text = useMessages(peopleMessages);
  const page = useMessages(pageMessages);
  const { busy, change } = useChange();
  const { id, email, role, invitedBy, expiresAt, expired } = invitation;
  const variables = { input: { id } };
  const [resend] = useResendInvitationMutation({ variables, update: addInvitation });
  const [revoke] = useRevokeInvitationMutation({
    variables,
    update: (cache, { data }) => {
      if (data?.revokeInvitation?.id)
        cache.evict({ id: cache.identify({ __typename: 'StaffInvitation', id }) });
    },
  });

  async function sendAgain() {
    const done = await change(() => resend());
    if (done?.url) onLink(done.url);
  }

  async function end() {
    if (await change(() => revoke())) await showToast({ tone: 'success', text: text.revoked(email) });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-[550]">
          <EmailAddress address={email} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span>{page.roles[role]}</span>
          <span>{text.sentBy(invitedBy)}</span>
          {expired ? (
            <span className="text-danger">{text.expired}</span>
          ) : (
            <span className="flex gap-1">
              <span>{text.until}</span>
              <Moment at={expiresAt} />
            </span>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          className={buttonStyle('plain', 'min-h-tap! text-sm! aria-disabled:opacity-60')}
          aria-disabled={busy}
          onClick={() => void sendAgain()}
        >
          {text.resend}
        </button>
        <button
          type="button"
          className={buttonStyle('plain', 'min-h-tap! text-sm! aria-disabled:opacity-60')}
          aria-disabled={busy}
          onClick={() => void end()}
        >
          {text.revoke}
        </button>
      </div>
    </li>
  );
}
