import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { constants } from '../../dealer/constants.ts';
import { BackOfficeDocument, useBackOfficeSuspenseQuery } from '../../generated/BackOffice.ts';
import { Arrival } from '../../layout/Arrival.tsx';
import { Toasts } from '../../ui/dialog/Toasts.tsx';
import { SiteContext } from '../../ui/page/siteContext.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { useToken } from '../token.ts';
import { Failure } from '../page/Failure.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { frameMessages } from './messages.ts';
import { Navigation } from './Navigation.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { StaffContext } from '../page/staffContext.ts';

/**
 * The frame of every page of the back office. Without a session, the sign-in stands over it: the page below stays as it is, with
 * all that was typed.
 */
export function Frame() {
  const text = useMessages(frameMessages);
  const token = useToken();
  return (
    <SiteContext value={{ origin: location.origin, name: text.name, picture: undefined }}>
      <Suspense fallback={<FrameSkeleton />}>
        <Office />
      </Suspense>
      {token === null && <SignInDialog />}
      <PasswordDialog />
      <Toasts duration={constants.toastDuration} label={text.notifications} />
      <ScrollRestoration />
    </SiteContext>
  );
}

function Office() {
  const text = useMessages(frameMessages);
  const { data, error, refetch } = useBackOfficeSuspenseQuery();
  const main = useRef<HTMLElement>(null);
  const { member, allowedFields } = data?.backOffice ?? {};
  const staff = useMemo(
    () => member && { member, may: (field: string) => allowedFields?.includes(field) ?? false },
    [member, allowedFields],
  );
  useAnotherPerson(member?.id);
  if (!staff) {
    return (
      <main className="wrap grid min-h-dvh content-center">
        <Failure error={error} retry={refetch} />
      </main>
    );
  }
  return (
    <StaffContext value={staff}>
      <a
        href="#content"
        className="sr-only z-20 bg-paper px-4 py-2 text-accent focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {text.skip}
      </a>
      <div className="min-h-dvh md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
        <Navigation />
        <div className="min-w-0">
          <OfflineBar />
          <main
            ref={main}
            id="content"
            tabIndex={-1}
            className="mx-auto max-w-[80rem] px-4 pt-6 pb-28 outline-none md:px-8 md:pt-10 md:pb-16"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <Arrival place={main} />
    </StaffContext>
  );
}

/**
 * Asks again who is signed in when there is another token; for another person than the one before, the page is loaded anew, so that
 * nobody sees or sends what somebody else has opened or typed. The page stays on the screen meanwhile.
 */
function useAnotherPerson(id: string | undefined) {
  const client = useApolloClient();
  const token = useToken();
  const before = useRef({ token, id });
  useEffect(() => {
    if (token !== null && token !== before.current.token) {
      client.query({ query: BackOfficeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    }
    if (before.current.id !== undefined && id !== undefined && id !== before.current.id) location.reload();
    before.current = { token: token ?? before.current.token, id: id ?? before.current.id };
  }, [client, token, id]);
}
