import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** What a load plan needs to know of an answer. */
export interface BareAnswer {
  status: number;
  /** Whether it says when to try again (Retry-After). */
  retryAfter: boolean;
}

/**
 * A connection that sends GET requests one after the other. For floods: a client of undici takes as much CPU time as a
 * refusal does, which would delay the answers. The answers must have a Content-Length.
 */
export class BareConnection {
  private readonly socket: Socket;
  private readonly host: string;
  private head: Buffer = Buffer.alloc(0);
  private answer: BareAnswer = { status: 0, retryAfter: false };
  /** Bytes of the body that are still to come. */
  private left = 0;
  private settle: { resolve: (answer: BareAnswer) => void; reject: (error: Error) => void } | undefined;

  /** `url`: of a server without TLS. */
  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    this.host = host;
    this.socket = connect(Number(port), hostname).setNoDelay(true);
    this.socket.on('data', (chunk) => this.read(chunk));
    this.socket.on('error', (error) => this.settle?.reject(error));
    this.socket.on('close', () => this.settle?.reject(new Error('the connection was closed')));
  }

  /** Requests `path`. Rejects where no answer comes. */
  get(path: string, headers: Record<string, string>): Promise<BareAnswer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${lines.join('')}\r\n`);
    });
  }

  close() {
    this.settle = undefined;
    this.socket.destroy();
  }

  private read(chunk: Buffer) {
    if (this.left > 0) {
      this.left -= chunk.length;
    } else {
      this.head = this.head.length > 0 ? Buffer.concat([this.head, chunk]) : chunk;
      const end = this.head.indexOf(END_OF_HEAD);
      if (end === -1) return;
      const head = this.head.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      this.answer = { status: Number(head.slice(9, 12)), retryAfter: /\r\nretry-after:/i.test(head) };
      this.left = length - (this.head.length - end - END_OF_HEAD.length);
      this.head = Buffer.alloc(0);
    }
    if (this.left > 0) return;
    if (this.left < 0 || Number.isNaN(this.left))
      this.settle?.reject(new Error('the length of an answer is wrong'));
    else this.settle?.resolve(this.answer);
  }
}
