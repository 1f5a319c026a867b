import { readToken } from '../token.ts';

/** Loads a file of the back office with the token of who is signed in. Rejects where there is none, or it cannot be loaded. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = readToken();
  if (token === null) throw new Error('Nobody is signed in');
  const response = await fetch(`/back-office${path}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.blob();
}
