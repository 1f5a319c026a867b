import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMeQuery } from '../generated/Me.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { asAdmin } from './adminLink.ts';
import { InvitedSignUp } from './InvitedSignUp.tsx';
import { LogInForm } from './LogInForm.tsx';
import { adminMessages } from './messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { useToken } from './token.ts';
import { useLogout } from './useLogout.ts';

/** `/login`: the sign-in of administrators. Logging out leads here too, and so do the links of owners (`invite`, `reset`). */
function LoginPage() {
  const text = useMessages(adminMessages);
  const token = useToken();
  // Who has just signed in is led on; who comes back to this page may want to log out.
  const [arrivedWith] = useState(token);
  return (
    <div className="wrap grid justify-items-center pt-8 pb-section md:pt-16">
      <PageHead title={text.title} description={text.description} />
      <div className="w-full max-w-md">
        {token ? <Account key={token} isNew={token !== arrivedWith} /> : <SignIn />}
      </div>
    </div>
  );
}

/**
 * Asks the API who is signed in, only with a token (spec §7). Where the token is no longer valid, shows the sign-in. `isNew`:
 * the token is of a sign-in on this page, which leads to the back office.
 */
function Account({ isNew }: { isNew: boolean }) {
  const text = useMessages(adminMessages);
  const logOut = useLogout();
  const { data, error, loading } = useMeQuery({ fetchPolicy: 'network-only', context: asAdmin });
  const isKnown = !!data?.me;
  useEffect(() => {
    if (isNew && isKnown) location.assign(paths.admin);
  }, [isNew, isKnown]);
  if (loading) return <p role="status">{text.loading}</p>;
  if (!data?.me) return <SignIn reason={error ? text.notKnown : text.notAnyMore} />;
  const { name, email } = data.me;
  return (
    <>
      <h1>{text.signedIn}</h1>
      <p className="mt-4 text-ink-2">{text.as(name ?? email ?? text.somebody)}</p>
      {name && email && (
        <p className="text-ink-2">
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <a className={buttonStyle('primary')} href={paths.admin}>
          {text.backOffice}
        </a>
        <button type="button" className={buttonStyle('quiet')} onClick={logOut}>
          {text.logOut}
        </button>
      </div>
    </>
  );
}

/** `reason`: why somebody who has signed in before is asked to do so again. */
function SignIn({ reason }: { reason?: string }) {
  const text = useMessages(adminMessages);
  const [asNew, setAsNew] = useState(false);
  const [hasReset, setHasReset] = useState(false);
  const [parameters] = useSearchParams();
  // The page is rendered once for all addresses: what a link of an owner says is known on the device only.
  const isHere = useHydrated();
  const invitation = (isHere && parameters.get('invite')) || undefined;
  const reset = (isHere && !hasReset && parameters.get('reset')) || undefined;
  const said = hasReset ? text.passwordSet : reason;
  if (reset !== undefined) {
    return (
      <>
        <h1>{text.resetHeading}</h1>
        <p className="mt-4 mb-8 text-ink-2">{text.resetLead}</p>
        <ResetPasswordForm token={reset} onDone={() => setHasReset(true)} />
      </>
    );
  }
  if (invitation !== undefined) return <InvitedSignUp key={invitation} token={invitation} />;
  return (
    <>
      <h1>{asNew ? text.signUpHeading : text.logInHeading}</h1>
      <p className="mt-4 mb-8 text-ink-2">{asNew ? text.signUpLead : text.logInLead}</p>
      {said && (
        <p role="status" className="mb-8">
          {said}
        </p>
      )}
      {asNew ? <SignUpForm /> : <LogInForm />}
      <button
        type="button"
        className={buttonStyle('plain', 'mt-4 w-full text-sm')}
        onClick={() => setAsNew(!asNew)}
      >
        {asNew ? text.toLogIn : text.toSignUp}
      </button>
    </>
  );
}

export { LoginPage as Component };
