import { constants } from '../dealer/constants.ts';

/** How long the answer may take, ms: the gateway's timeout for the REST API, and the round trip. */
const ANSWER = constants.requestTimeout + 5_000;

/** The options of `fetch`, and how an operation wants its request to be sent, if not by `fetch`. */
export interface SendOptions extends RequestInit {
  send?: typeof fetch;
}

/** Sends a request to the graph as its operation wants it, by default by `fetch`. */
export function sendAsWanted(
  address: RequestInfo | URL,
  { send: chosen = fetch, ...options }: SendOptions = {},
): Promise<Response> {
  return chosen(address, options);
}

/**
 * Sends a request as `fetch` does, and tells its progress, which `fetch` cannot: `onProgress` is called with the part that
 * has been sent, from 0 to 1. Fails after ten seconds without progress, but has no limit as a whole: a phone cannot send
 * many photos in ten seconds.
 */
export function sendWithProgress(
  address: RequestInfo | URL,
  { headers, body, signal }: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
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
    request.open('POST', new Request(address).url);
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
