import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server on a free port of this machine, which keeps what it is given. */
export async function mailServer() {
  const received: { to: string[]; source: string }[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, callback) {
      callback(refusing ? Object.assign(new Error(`No room for ${address}`), { responseCode: 452 }) : null);
    },
    onData(stream, session, callback) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => (source += text));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo; // Only a socket file has another type of address.
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What was delivered, oldest first. */
    received,
    /** From now on every mail is refused for a while, or no longer. */
    refuse: (refuse: boolean) => void (refusing = refuse),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
