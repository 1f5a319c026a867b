import { onToken, readToken } from '../token.ts';

/** Settles when there is a token. */
export function whenSignedIn(): Promise<void> {
  return new Promise((resolve) => {
    if (readToken() !== null) return resolve();
    const end = onToken(() => {
      if (readToken() === null) return;
      end();
      resolve();
    });
  });
}
