import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useOpenInvitationMutation } from '../generated/OpenInvitation.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { adminMessages } from './messages.ts';
import { SignUpForm } from './SignUpForm.tsx';

interface Props {
  /** The token of the link of an invitation. */
  token: string;
}

/** Says who invites whom as what, and lets them create their account; or why nobody can accept the invitation any more. */
export function InvitedSignUp({ token }: Props) {
  const text = useMessages(adminMessages);
  const [open, { data, error }] = useOpenInvitationMutation();
  useEffect(() => {
    // Without an answer the form is shown as it is, and tells when it is sent what is wrong.
    open({ variables: { input: { token } } }).catch(() => undefined);
  }, [open, token]);
  const opened = data?.openInvitation;
  if (!opened && !error) return <p role="status">{text.opening}</p>;
  const problems = opened?.userErrors ?? [];
  if (problems.length > 0) {
    return (
      <>
        <h1>{text.invitationEnded}</h1>
        <p role="status" className="mt-4 mb-8 text-ink-2">
          {problems.map(({ message }) => message).join(' ')}
        </p>
        <Link className={buttonStyle('quiet')} to={{ search: '' }}>
          {text.logIn}
        </Link>
      </>
    );
  }
  const { email, role, invitedBy } = opened ?? {};
  return (
    <>
      <h1>{text.invitedHeading}</h1>
      <p className="mt-4 mb-8 text-ink-2">
        {role && invitedBy ? text.invitedAs(invitedBy, text.roles[role]) : text.invitedLead}
      </p>
      <SignUpForm invitation={{ token, email: email ?? '' }} />
    </>
  );
}
