import { request } from 'undici';
import type { PlannedRequest } from '../load/LoadPlan.ts';

/** An answer, read to its end. */
export interface ServerAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body as it came over the wire. */
  bytes: Buffer;
}

/** Sends one request to the server at `url`. */
export async function answerOf(
  url: string,
  { path, body }: PlannedRequest,
  headers: Record<string, string> = {},
): Promise<ServerAnswer> {
  const answer = await request(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body,
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, bytes };
}

/** The `data` of an operation's answer. Throws when there is none, or the answer has errors. */
export async function dataOf<T>(url: string, planned: PlannedRequest): Promise<T> {
  const { status, bytes } = await answerOf(url, planned);
  const { data, errors } = JSON.parse(bytes.toString()) as { data?: T; errors?: unknown };
  if (!data || errors)
    throw new Error(`${url}${planned.path} answers ${status}: ${bytes.toString().slice(0, 300)}`);
  return data;
}
