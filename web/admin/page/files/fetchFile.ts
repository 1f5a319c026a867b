import { readToken, writeToken } from '../../token.ts';
import { askForPassword } from '../passwordQuestion.ts';
import { whenSignedIn } from '../whenSignedIn.ts';

interface Options {
  signal?: AbortSignal;
  /** What the file is to contain, where its address does not say it; sent as JSON. */
  body?: object;
}

/**
 * Loads a file of the back office with the token of who is signed in. Where there is no session any more, it waits for the sign-in;
 * where the password is needed, it asks for that. Rejects where the file cannot be loaded, and with an `AbortError` where the
 * password is not entered.
 */
export async function fetchFile(path: string, { signal, body }: Options = {}): Promise<Blob> {
  await whenSignedIn();
  const token = readToken();
  const response = await fetch(`/back-office${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    signal,
  });
  if (response.ok) return response.blob();
  if (response.status === 401) {
    // Somebody may have signed in again meanwhile, in this tab or in another one.
    if (readToken() === token) writeToken(null);
    return fetchFile(path, { signal, body });
  }
  if (response.status !== 403 || !(await needsPassword(response))) throw new Error(`HTTP ${response.status}`);
  if (!(await askForPassword())) throw new DOMException('The password was not entered', 'AbortError');
  return fetchFile(path, { signal, body });
}

async function needsPassword(response: Response): Promise<boolean> {
  const answer = (await response.json().catch(() => undefined)) as { code?: unknown } | undefined;
  return answer?.code === 'NOT_CONFIRMED';
}
