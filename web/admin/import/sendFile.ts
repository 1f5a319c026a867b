import { readToken, writeToken } from '../token.ts';
import { whenSignedIn } from '../page/whenSignedIn.ts';

/** Why a file was not taken, in a sentence of the server. */
export class RefusedFile extends Error {}

/**
 * Sends a file with cars, and returns the id of its import. `onProgress` is told the part that is sent, from 0 to 1. Rejects with
 * `RefusedFile`, with an `AbortError` when `signal` aborts, and with another error where the server cannot be reached.
 */
export async function sendFile(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  await whenSignedIn();
  const token = readToken();
  const { status, text } = await post(file, `${token}`, { onProgress, signal });
  if (status === 401) {
    // Somebody may have signed in again meanwhile, in this tab or in another one.
    if (readToken() === token) writeToken(null);
    return sendFile(file, { onProgress, signal });
  }
  const answer = parsed(text);
  if (status === 201 && answer.id) return answer.id;
  if (status < 500 && answer.message) throw new RefusedFile(answer.message);
  throw new Error(`HTTP ${status}`);
}

/** `fetch` tells nothing of how much is sent. */
function post(
  file: File,
  token: string,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/back-office/imports?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'text/csv');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error('The server could not be reached'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function parsed(text: string): { id?: string; message?: string } {
  try {
    return JSON.parse(text) as { id?: string; message?: string };
  } catch {
    return {};
  }
}
