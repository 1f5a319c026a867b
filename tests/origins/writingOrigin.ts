import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { runOrigin } from './runOrigin.ts';

/** A request as it came. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * An origin that has only the write routes of spec §7. It answers everything with 201 and an empty body, unless a test sets
 * another answer, and records the requests.
 */
export async function writingOrigin() {
  const received: Received[] = [];
  const answers = new Map<string, RequestListener>();
  let watch: (request: IncomingMessage) => unknown = () => undefined;
  const origin = await runOrigin((request, response) => {
    void watch(request);
    const { method = '', url: path = '', headers } = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method, path, headers, body: Buffer.concat(chunks) });
      (answers.get(path) ?? says(201))(request, response);
    });
  });
  return {
    ...origin,
    /** The requests that came as a whole, oldest first. */
    received,
    /** Sets the answer to `path` from now on. */
    on: (path: string, answer: RequestListener) => void answers.set(path, answer),
    /** Calls `listener` from now on with each request as soon as it begins. */
    onRequest: (listener: typeof watch) => void (watch = listener),
    /** The bodies that came, read as JSON. */
    bodies: (): unknown[] => received.map(({ body }) => JSON.parse(body.toString())),
  };
}

/** An answer whose body is an object as JSON, or a text as it is. */
export function says(
  status: number,
  body: unknown = '',
  headers: Record<string, string> = {},
): RequestListener {
  const json = typeof body !== 'string';
  return (_request, response) => {
    response.writeHead(status, { ...(json ? { 'content-type': 'application/json' } : {}), ...headers });
    response.end(json ? JSON.stringify(body) : body);
  };
}
