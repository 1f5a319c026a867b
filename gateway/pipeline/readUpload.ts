import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Upload from 'graphql-upload/Upload.mjs';
import processRequest, { type ProcessRequestOptions } from 'graphql-upload/processRequest.mjs';
import { withoutByteOrderMark } from '../../text/withoutByteOrderMark.ts';
import { HttpError } from '../http/HttpError.ts';
import type { WrittenBytes } from '../origin/photos/PhotoUpload.ts';
import { shortened } from '../origin/photos/photos.ts';
import { mapRefusal, namesInMap } from './uploadMap.ts';

// When a file is sent in place of another value, GraphQL's error prints it: as these words, without anything of its inside.
Object.defineProperty(Upload.prototype, 'toJSON', { value: () => 'a file' });

/**
 * Reads a GraphQL multipart request to its end and gives its operation, in which each file is a promise. The files are
 * removed when `response` closes. `arrive` is told how many bytes have arrived, and may throw. Throws `HttpError` for a map that
 * is too long or has wrong paths, for a file that it does not name and for a second file of one name, what `arrive` throws,
 * otherwise the errors of graphql-upload and of its parser. What is left of a refused request is read and ignored.
 */
export async function readUpload(
  request: IncomingMessage,
  response: ServerResponse,
  limits: ProcessRequestOptions,
  arrive: (count: number) => void,
): Promise<unknown> {
  const body = new UploadBody(request, response, arrive);
  // graphql-upload uses the headers of a request and reads it as a stream.
  const operation = await processRequest(body as unknown as IncomingMessage, response, limits);
  await body.parsed;
  return operation;
}

/**
 * The body of a request for graphql-upload. That removes only the last of several files of one name, and no file that
 * begins after the response has closed; so it never gets such files.
 */
class UploadBody extends PassThrough {
  readonly headers: IncomingMessage['headers'];
  /** Settles when the parser has read everything; rejects when it has not. */
  parsed: Promise<void> = Promise.resolve();
  private readonly response: ServerResponse;
  private parser?: Writable;

  constructor(request: IncomingMessage, response: ServerResponse, arrive: (count: number) => void) {
    super();
    this.headers = request.headers;
    this.response = response;
    const stop = () => request.readableEnded || this.destroy();
    const count = ({ length }: Buffer) => {
      try {
        arrive(length);
      } catch (error) {
        request.off('data', count);
        this.parser?.destroy(error as Error);
      }
    };
    // Before the listener of `pipe`.
    request.on('data', count).once('close', stop).pipe(this);
    if (request.destroyed) stop();
    response.once('close', () => this.destroy());
  }

  override pipe<T extends NodeJS.WritableStream>(parser: T): T {
    // graphql-upload pipes to one parser, a stream of Node.
    const writable = parser as unknown as Writable;
    checkParts(writable, () => this.response.closed);
    this.parser = writable;
    this.parsed = finished(writable);
    this.parsed.catch(() => undefined);
    return super.pipe(parser);
  }
}

/**
 * Lets the listeners of `parser` have only a map that can be taken, and only the files that it names, each once, and none after
 * `isOver()`.
 */
function checkParts(parser: Writable, isOver: () => boolean) {
  let unseen: Set<unknown> | undefined;
  const seen = new Set<unknown>();
  const [storeFile] = parser.listeners('file');
  const [takeField] = parser.listeners('field');
  parser.removeAllListeners('field').on('field', (name: string, text: string, info: unknown) => {
    const value = withoutByteOrderMark(text);
    const refusal = name === 'map' ? mapRefusal(value) : undefined;
    if (refusal) return void parser.destroy(new HttpError(400, refusal));
    takeField?.(name, value, info);
    // graphql-upload destroys the parser when the map is not valid.
    if (name === 'map' && !parser.destroyed) unseen = namesInMap(value);
  });
  parser.once('fieldsLimit', () => parser.destroy(new HttpError(400, TOO_MANY_FIELDS)));
  parser.removeAllListeners('file').on('file', (name: string | undefined, file: Readable, info: unknown) => {
    const refusal = unseen && !unseen.delete(name) && new HttpError(400, wrongFile(name, seen.has(name)));
    seen.add(name);
    if (!refusal && !parser.destroyed && !isOver()) return void storeFile?.(name, noted(file), info);
    file.on('error', () => undefined).resume();
    if (refusal) parser.destroy(refusal);
  });
}

/** How many bytes tell a JPEG or a PNG from anything else. */
const START = 8;

/**
 * Has what graphql-upload writes `file` with count its bytes and keep the first ones, which may come one by one: so a file is
 * read from the disk only to be sent on.
 */
function noted(file: Readable): Readable {
  const pipe = file.pipe.bind(file);
  file.pipe = <T extends NodeJS.WritableStream>(capacitor: T) => {
    const nothing: WrittenBytes = { size: 0, start: Buffer.alloc(0) };
    const written = Object.assign(capacitor, nothing);
    file.on('data', (chunk: Buffer) => {
      written.size += chunk.length;
      const missing = START - written.start.length;
      if (missing > 0) written.start = Buffer.concat([written.start, chunk.subarray(0, missing)]);
    });
    return pipe(written);
  };
  return file;
}

const TOO_MANY_FIELDS =
  'An upload must have the two fields operations and map; all other parts must be files.';

function wrongFile(name = '', twice: boolean): string {
  return twice
    ? `This upload contains two files “${shortened(name)}”: give each a unique name.`
    : `The map of this upload does not mention the file “${shortened(name)}”.`;
}
