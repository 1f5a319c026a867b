import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, type Observable, of, switchMap, throwError } from 'rxjs';
import { asAdmin } from '../adminLink.ts';
import { askForPassword } from './passwordQuestion.ts';
import { onToken, readToken, writeToken } from '../token.ts';

/** Operations that need no session: they begin or end one, and end it with a token of their own. */
const withoutSession = new Set<string | undefined>(['LogInAdmin', 'LogOutAdmin']);

/**
 * Lets every operation of the back office run as the person who is signed in. An operation without a session, or whose session has
 * ended, waits for the sign-in, which opens over the page (`SignInDialog`), and is sent then: nothing typed is lost. Likewise a
 * change for which the password is asked again (`PasswordDialog`). Changes are refused while the device is offline.
 */
export const staffLink = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION && !navigator.onLine) {
    return throwError(() => new Error('Offline'));
  }
  return withoutSession.has(operation.operationName) ? forward(operation) : send(operation, forward);
});

function send(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Observable<ApolloLink.Result> {
  const token = readToken();
  if (token === null) return again(whenSignedIn());
  operation.setContext(asAdmin);
  return forward(operation).pipe(
    switchMap((result) => {
      if (hasCode(result.errors, 'UNAUTHENTICATED')) {
        // Somebody may have signed in again meanwhile, in this tab or in another one.
        if (readToken() === token) writeToken(null);
        return again(whenSignedIn());
      }
      if (!needsPassword(result)) return of(result);
      return from(askForPassword()).pipe(
        switchMap((confirmed) => (confirmed ? again(Promise.resolve()) : of(result))),
      );
    }),
  );

  function again(when: Promise<void>) {
    return from(when).pipe(
      switchMap(() => {
        // The time in which an answer must come begins anew.
        operation.setContext({ fetchOptions: {} });
        return send(operation, forward);
      }),
    );
  }
}

/** Settles when there is a token. */
function whenSignedIn(): Promise<void> {
  return new Promise((resolve) => {
    if (readToken() !== null) return resolve();
    const end = onToken(() => {
      if (readToken() === null) return;
      end();
      resolve();
    });
  });
}

function hasCode(errors: ApolloLink.Result['errors'] = [], code: string): boolean {
  return errors.some(({ extensions }) => extensions?.code === code);
}

/** Whether a change was refused until the password is entered again. */
function needsPassword({ data }: ApolloLink.Result): boolean {
  const payloads = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[];
  return payloads.some((payload) => payload?.userErrors?.some(({ code }) => code === 'NOT_CONFIRMED'));
}
