import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { aCarForSale, sellCarDocument } from './mutations.ts';

export interface File {
  filename: string;
  mediaType: string;
  bytes: Buffer;
}

/** A part of a multipart body. */
export interface Part {
  name: string;
  filename?: string;
  mediaType?: string;
  content: string | Buffer;
}

export const BOUNDARY = 'b0undary';
export const multipartHeaders = {
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  'apollo-require-preflight': 'true',
};

/** The parts of a request that offers a car with photos, by the GraphQL multipart request specification. */
export function sellCarParts(files: File[], input: Record<string, unknown> = aCarForSale) {
  const variables = { input, images: files.map(() => null) };
  return [
    { name: 'operations', content: JSON.stringify({ query: sellCarDocument, variables }) },
    {
      name: 'map',
      content: JSON.stringify(
        Object.fromEntries(files.map((_, i) => [String(i), [`variables.images.${i}`]])),
      ),
    },
    ...files.map(({ filename, mediaType, bytes }, i) => ({
      name: String(i),
      filename,
      mediaType,
      content: bytes,
    })),
  ] satisfies Part[];
}

/** The parts of an operation with one file, which is its variable `name`; `others`: its other variables. */
export function oneFileParts(
  query: string,
  name: string,
  { filename, mediaType, bytes }: File,
  others: Record<string, unknown> = {},
): Part[] {
  return [
    { name: 'operations', content: JSON.stringify({ query, variables: { ...others, [name]: null } }) },
    { name: 'map', content: JSON.stringify({ 0: [`variables.${name}`] }) },
    { name: '0', filename, mediaType, content: bytes },
  ];
}

/** A body of `multipart/form-data`. */
export function multipart(parts: Part[], lineEnd = '\r\n'): Buffer {
  const chunks = parts.flatMap(({ name, filename, mediaType, content }) => [
    `--${BOUNDARY}${lineEnd}content-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    mediaType === undefined ? '' : `${lineEnd}content-type: ${mediaType}`,
    lineEnd.repeat(2),
    content,
    lineEnd,
  ]);
  return Buffer.concat([...chunks, `--${BOUNDARY}--${lineEnd}`].map((chunk) => Buffer.from(chunk)));
}

/** A request that is sent piece by piece. */
export function openRequest(url: string, headers: OutgoingHttpHeaders) {
  const sent = request(url, { method: 'POST', headers, agent: false });
  const answer = new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      });
    },
  );
  answer.catch(() => undefined);
  return { sent, answer };
}

/** Posts a body with exactly these headers, and returns the answer, which must be JSON. */
export async function post(url: string, body: Buffer, headers: OutgoingHttpHeaders = multipartHeaders) {
  const { sent, answer } = openRequest(url, { 'content-length': body.length, ...headers });
  sent.end(body);
  const { status, headers: answered, text } = await answer;
  return { status, headers: answered, text, body: JSON.parse(text) };
}
