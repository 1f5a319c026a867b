import type { Dispatcher, Pool } from 'undici';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { withoutByteOrderMark } from '../../text/withoutByteOrderMark.ts';
import { MAX_ANSWER, type RestResponse } from './RestResponse.ts';
import { UpstreamFailure } from './upstreamErrors.ts';

interface Request {
  path: string;
  headers: Record<string, string>;
  /** How long the answer may take, to its last byte, ms. */
  timeout: number;
}

/**
 * Gets `path` and its whole answer, of any status. This costs less than undici's own `request`, which makes a stream and a
 * signal for every call. Rejects with a `TimeoutError` where the answer is late, and with undici's errors.
 */
export function getText(pool: Pool, { path, headers, timeout }: Request): Promise<RestResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const response: Pick<RestResponse, 'status' | 'headers'> = { status: 0, headers: {} };
    let underWay: Dispatcher.DispatchController | undefined;
    let late: Error | undefined;
    const deadline = setTimeout(() => {
      late = new DOMException('The request timed out', 'TimeoutError');
      underWay?.abort(late);
      reject(late);
    }, timeout);
    pool.dispatch(
      { path, method: 'GET', headers },
      {
        onRequestStart(controller) {
          underWay = controller;
          // The request has waited for a connection until now.
          if (late) controller.abort(late);
        },
        onResponseStart(_, status, received) {
          response.status = status;
          response.headers = received;
        },
        onResponseData(_, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(deadline);
          const decompress = decompressors.get(String(response.headers['content-encoding'] ?? ''));
          if (!decompress) return resolve({ ...response, text: textOf(chunks) });
          decompress(Buffer.concat(chunks), { maxOutputLength: MAX_ANSWER }).then(
            (bytes) => resolve({ ...response, text: textOf([bytes]) }),
            (error: Error) => reject(new UpstreamFailure('UPSTREAM_BAD_RESPONSE', error)),
          );
        },
        onResponseError(_, error) {
          clearTimeout(deadline);
          reject(error);
        },
      },
    );
  });
}

const decompressors = new Map([
  ['br', promisify(brotliDecompress)],
  ['gzip', promisify(gunzip)],
]);

/** The text of UTF-8, without the byte order mark that some servers send. */
function textOf(chunks: Buffer[]): string {
  const [first] = chunks;
  return withoutByteOrderMark((chunks.length === 1 && first ? first : Buffer.concat(chunks)).toString());
}

/**
 * Whether the origin is reached over an open network, as https suggests. There compression saves more time than it costs; on
 * one machine, or in one rack, it only costs time (decision 0079).
 */
export function isRemote(url: string): boolean {
  return new URL(url).protocol === 'https:';
}
