import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How long a connection waits for a server that takes it, ms. */
const PATIENCE = 10_000;

/**
 * A proxy on a free port: each connection goes to the next of the servers at `ports`. One that refuses it is passed over:
 * nothing has been sent to it. What has been sent is never sent to another one.
 */
export async function balance(ports: number[]) {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // Only a socket file has another type of address.
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };

  /** A connection to one of the servers; undefined when none takes it for a while. */
  async function reach(): Promise<Socket | undefined> {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
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
    // A connection that breaks is closed, and its other end is told by that.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  }
}
