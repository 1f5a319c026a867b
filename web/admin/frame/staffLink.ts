import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, type Observable, of, switchMap, throwError } from 'rxjs';
import { BackOfficeDocument } from '../../generated/BackOffice.ts';
import { asAdmin } from '../adminLink.ts';
import { askForPassword } from '../page/passwordQuestion.ts';
import { whenSignedIn } from '../page/whenSignedIn.ts';
import { readToken, writeToken } from '../token.ts';

/** Operations that need no session: they begin or end one, and end it with a token of their own. */
const withoutSession = new Set<string | undefined>(['LogInAdmin', 'LogOutAdmin']);

/**
 * Lets every operation of the back office run as the person who is signed in. An operation without a session, or whose session has
 * ended, waits for the sign-in, which opens over the page (`SignInDialog`), and is sent then: nothing typed is lost. Likewise a
 * change for which the password is asked again (`PasswordDialog`). Changes fail while the device is offline, and where somebody
 * else has signed in than the person who has made them; the page is loaded anew then (`Frame`).
 */
export const staffLink = new ApolloLink((operation, forward) => {
  const isChange = operation.operationType === OperationTypeNode.MUTATION;
  if (isChange && !navigator.onLine) return throwError(() => new Error('Offline'));
  if (withoutSession.has(operation.operationName)) return forward(operation);
  return send(operation, forward, isChange ? whetherStill(operation.client) : undefined);
});

/** The last token of which the gateway has said whose it is. */
let known: string | null = null;

/** Returns a function that asks whether the person who is signed in now is the one of the page, and so made its changes. */
function whetherStill(client: ApolloClient): () => Promise<boolean> {
  const person = client.readQuery({ query: BackOfficeDocument })?.backOffice?.member.id;
  return async () => {
    const asked = { query: BackOfficeDocument, fetchPolicy: 'network-only', errorPolicy: 'none' } as const;
    return (await client.query(asked)).data?.backOffice?.member.id === person;
  };
}

/** Sends an operation; a change only once `isSamePerson` says so of a token that is not known yet. */
function send(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
  isSamePerson: (() => Promise<boolean>) | undefined,
): Observable<ApolloLink.Result> {
  const token = readToken();
  if (token === null) return again(whenSignedIn());
  if (isSamePerson && token !== known) {
    return from(isSamePerson()).pipe(
      switchMap((same) => (same ? again(Promise.resolve()) : throwError(() => new Error('Another person')))),
    );
  }
  operation.setContext(asAdmin);
  return forward(operation).pipe(
    switchMap((result) => {
      if (hasCode(result.errors, 'UNAUTHENTICATED')) {
        // Somebody may have signed in again meanwhile, in this tab or in another one.
        if (readToken() === token) writeToken(null);
        return again(whenSignedIn());
      }
      if (result.data?.backOffice) known = token;
      if (!needsPassword(result)) return of(result);
      return from(askForPassword()).pipe(
        switchMap((confirmed) => (confirmed ? again(Promise.resolve()) : of(result))),
      );
    }),
  );

  function again(when: Promise<void>) {
    return from(when).pipe(
      switchMap(() => {
        // The time in which an answer must come begins anew. An upload has none: it tells its progress, and can be ended, as before.
        if (!operation.getContext().fetchOptions?.send) operation.setContext({ fetchOptions: {} });
        return send(operation, forward, isSamePerson);
      }),
    );
  }
}

function hasCode(errors: ApolloLink.Result['errors'] = [], code: string): boolean {
  return errors.some(({ extensions }) => extensions?.code === code);
}

/** Whether a change was refused until the password is entered again. */
function needsPassword({ data }: ApolloLink.Result): boolean {
  const payloads = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[];
  return payloads.some((payload) => payload?.userErrors?.some(({ code }) => code === 'NOT_CONFIRMED'));
}
