import type { RequestListener } from 'node:http';
import { runOrigin } from './runOrigin.ts';

export type FaultyOrigin = Awaited<ReturnType<typeof faultyOrigin>>;

/** An origin that answers each path as a test has told it to, and 404 on the others. */
export async function faultyOrigin() {
  const answers = new Map<string, RequestListener>();
  const origin = await runOrigin((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    (answers.get(path) ?? faults.status(404))(request, response);
  });
  return {
    ...origin,
    /** From now on `path` is answered so. */
    on: (path: string, answer: RequestListener) => void answers.set(path, answer),
  };
}

/** A sound answer. */
export function json(body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** What may go wrong with an origin. */
export const faults = {
  /** Takes the request and never answers. */
  hang: () => () => undefined,

  /** Answers at once, a byte every few milliseconds, and never comes to an end. */
  trickle: (): RequestListener => (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
  },

  /** Answers with a status and a body that gives away more than it should. */
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

  /** Answers 200 with `text`, whatever it is. */
  text:
    (text: string, type = 'application/json'): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end(text);
    },

  /** Promises more than it sends, and hangs up. */
  cutOff: (): RequestListener => (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[{"_id":', () => response.destroy());
  },

  /** Hangs up without a word. */
  hangUp: (): RequestListener => (_request, response) => void response.destroy(),
};
