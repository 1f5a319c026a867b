import { constants } from '../constants.ts';

/** How long the answer may take: what the gateway allows the dealer's records, and the way there and back. */
const ANSWER = constants.requestTimeout + 5_000;

/** Options of `fetch`, and what only a long upload has. */
export interface UploadOptions extends RequestInit {
  /** Is called with the part that has left the device, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * `fetch` with progress, which the browser's own does not have: where progress is asked for, the request goes out by
 * `XMLHttpRequest`. It is given up after ten seconds without progress, however long the whole takes: many photos
 * never fit into ten seconds on a phone.
 */
export async function uploadFetch(
  address: RequestInfo | URL,
  options: UploadOptions = {},
): Promise<Response> {
  const { onProgress, ...init } = options;
  return onProgress ? sendWithProgress(new Request(address).url, init, onProgress) : fetch(address, init);
}

function sendWithProgress(
  address: string,
  { headers, body, signal }: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout>;
    const waitOn = (milliseconds: number = constants.requestTimeout) => {
      clearTimeout(patience);
      patience = setTimeout(() => stop(new DOMException('Nothing moved.', 'TimeoutError')), milliseconds);
    };
    const stop = (reason: unknown) => {
      reject(reason);
      request.abort();
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => waitOn(ANSWER));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The connection broke off.')));
    request.addEventListener('loadend', () => clearTimeout(patience));
    signal?.addEventListener('abort', () => stop(signal.reason));
    request.open('POST', address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.send(body as XMLHttpRequestBodyInit);
    waitOn();
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? '';
  return new Response(request.responseText || null, {
    status: request.status,
    headers: { 'content-type': type },
  });
}
