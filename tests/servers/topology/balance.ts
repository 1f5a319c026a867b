import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How long a connection waits for a server that accepts it, ms. */
const CONNECT_TIMEOUT = 10_000;

/**
 * A proxy on `port`, or on a free one: each connection goes to the next of the servers at `ports`. A server that refuses it is
 * skipped, as nothing has been sent to it. Data that was sent to one server is never sent to another.
 */
export async function balance(ports: number[], port = 0) {
  const sockets = new Set<Socket>();
  let next = 0;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    track(client);
    void reach().then((upstream) => {
      if (!upstream || client.destroyed) {
        client.destroy();
        upstream?.destroy();
        return;
      }
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // Only a socket file has another type of address.
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };

  /** A connection to one of the servers; undefined when none accepts it in time. */
  async function reach(): Promise<Socket | undefined> {
    for (const end = Date.now() + CONNECT_TIMEOUT; Date.now() < end;) {
      const upstream = connect({ port: ports[next++ % ports.length] as number, host: '127.0.0.1' });
      const taken = await once(upstream, 'connect').then(
        () => true,
        () => false,
      );
      track(upstream);
      if (taken) return upstream;
      await new Promise((wait) => setTimeout(wait, 20));
    }
    return undefined;
  }

  function track(socket: Socket) {
    sockets.add(socket);
    // A broken connection is closed, which closes its other end too.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  }
}
