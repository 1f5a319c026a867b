import type { RequestListener } from 'node:http';
import { runOrigin } from './runOrigin.ts';

export type FaultyOrigin = Awaited<ReturnType<typeof faultyOrigin>>;

/** An origin that answers each path as a test has set it, and other paths with 404. */
export async function faultyOrigin() {
  const answers = new Map<string, RequestListener>();
  const origin = await runOrigin((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    (answers.get(path) ?? faults.status(404))(request, response);
  });
  return {
    ...origin,
    /** Sets the answer to `path` from now on. */
    on: (path: string, answer: RequestListener) => void answers.set(path, answer),
  };
}

/** A correct answer in JSON. */
export function json(body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** The faults that an origin may have. */
export const faults = {
  /** Accepts the request and never answers. */
  hang: () => () => undefined,

  /** Answers at once, a byte every few milliseconds, without an end. */
  trickle: (): RequestListener => (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
  },

  /** Answers with a status and a body that reveals more than it should. */
  status:
    (status: number, headers: Record<string, string> = {}): RequestListener =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(
        status === 204
          ? undefined
          : JSON.stringify({ message: 'secret', stack: 'at query (/srv/rest/db.js:1)' }),
      );
    },

  /** Answers 200 with any `text`. */
  text:
    (text: string, type = 'application/json'): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(text);
    },

  /** Declares more bytes than it sends, and closes the connection. */
  cutOff: (): RequestListener => (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[{"_id":', () => response.destroy());
  },

  /** Closes the connection without an answer. */
  hangUp: (): RequestListener => (_request, response) => void response.destroy(),
};
