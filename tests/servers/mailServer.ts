import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A real mail server on a free port of this machine, which keeps the mails that it receives. It refuses letters outside ASCII
 * in headers unless the sender has asked for SMTPUTF8 (RFC 6531), which it offers with `smtpUtf8`.
 */
export async function mailServer({ smtpUtf8 = false } = {}) {
  const received: { to: string[]; source: string }[] = [];
  const refusals = new Map<string, string>();
  let refusing = false;
  let dropping = false;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    hideSMTPUTF8: !smtpUtf8,
    onRcptTo({ address }, _session, callback) {
      const answer = refusals.get(address) ?? (refusing ? `452 No room for ${address}` : undefined);
      callback(answer ? refusal(answer) : null);
    },
    onMailFrom({ address }, _session, callback) {
      const answer = refusals.get(address);
      callback(answer ? refusal(answer) : null);
    },
    onData(stream, session, callback) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => (source += text));
      stream.on('end', () => {
        const [head = ''] = source.split('\r\n\r\n', 1);
        if (!session.envelope.smtpUtf8 && !/^\p{ASCII}*$/u.test(head)) {
          return callback(refusal('550 5.6.7 Header has letters outside ASCII'));
        }
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        if (!dropping) return callback();
        for (const connection of server.connections) connection.close();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo; // Only a socket file has another type of address.
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What was delivered, oldest first. */
    received,
    /** From now on every mail is refused for the time being (452), or no longer. */
    refuse: (refuse: boolean) => void (refusing = refuse),
    /** From now on a sender or a recipient is refused with an answer such as `550 5.1.1 No such user`. */
    refuseAddress: (address: string, answer: string) => void refusals.set(address, answer),
    /** From now on mails are accepted but the connection is closed without an answer, or no longer. */
    dropAnswers: (drop: boolean) => void (dropping = drop),
    acceptAddress: (address: string) => void refusals.delete(address),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** A mail server whose answer never ends: it sends one continuation line after the other. */
export async function endlessMailServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const more = setInterval(() => socket.write('250-Wait\r\n'), 10);
    socket.on('error', () => undefined).on('close', () => clearInterval(more));
    socket.write('220 Ready\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // Only a socket file has another type of address.
  return {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

function refusal(answer: string) {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}
