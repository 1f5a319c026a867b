import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy before the server of the address `target`, whose connections a test breaks. `url` is its own address, with a
 * path; a driver stays behind it, whatever other addresses the server names.
 */
export async function breakableProxy(target: string) {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let mended = Promise.resolve();

  const proxy = createServer((client) => {
    keep(client);
    void mended.then(() => {
      if (client.destroyed) return;
      const server = keep(connect(Number(port), hostname));
      client.pipe(server).pipe(client);
      client.on('close', () => server.destroy());
      server.on('close', () => client.destroy());
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as AddressInfo; // Only a socket file has another type of address.

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // What is broken on purpose is no fault of the test.
    socket.on('error', () => undefined);
    return socket;
  }

  function destroyAll() {
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: `mongodb://127.0.0.1:${address.port}${pathname}?directConnection=true`,
    /** Breaks every connection. New ones wait until the returned function is called. */
    cut(): () => void {
      const { promise, resolve } = withResolvers();
      mended = promise;
      destroyAll();
      return resolve;
    },
    close() {
      proxy.close();
      destroyAll();
    },
  };
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
