import type { Socket } from 'node:net';

const unreadable = new Map<string, [string, string]>([
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    ['408 Request Timeout', 'The request took too long to arrive. Try again on a faster network.'],
  ],
  [
    'HPE_HEADER_OVERFLOW',
    ['431 Request Header Fields Too Large', 'The request headers are too large. Send fewer or shorter ones.'],
  ],
]);

/** Answers something that is no HTTP request, or that has not arrived completely, and closes its connection. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = unreadable.get(error.code ?? '') ?? [
    '400 Bad Request',
    'The request is invalid. Send it as HTTP/1.1, with an ASCII path that begins with a slash.',
  ];
  const body = JSON.stringify({ message });
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n'));
  socket.destroy(error);
}
