import { BSON } from 'mongodb';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The message types of MongoDB's wire protocol: the first greeting of a driver, its answer, and all other messages. */
const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013];

/**
 * A MongoDB server that has broken down: it accepts connections and answers nothing. With `greets`, it still answers the
 * greetings of drivers, which then take it for a working server.
 */
export async function silentMongodb({ greets }: { greets: boolean }) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
        const length = received.readInt32LE(0);
        const answer = greets && greeting(received.subarray(0, length));
        if (answer) socket.write(answer);
        received = received.subarray(length);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // Only a socket file has another type of address.
  return {
    url: `mongodb://127.0.0.1:${port}/cars?directConnection=true`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The answer to a greeting; undefined for any other message. */
function greeting(message: Buffer): Buffer | undefined {
  const type = message.readInt32LE(12);
  if (type === OP_QUERY) return framed(message, OP_REPLY, [8, 0, 0, 0, 1]);
  const command = BSON.deserialize(message.subarray(21));
  return 'hello' in command ? framed(message, OP_MSG, [0], Buffer.of(0)) : undefined;
}

/** A message with its header (length, id, id of the answered message, type), these numbers and the server's description. */
function framed(asked: Buffer, type: number, numbers: number[], before = Buffer.alloc(0)): Buffer {
  const described = BSON.serialize({
    ...{ ok: 1, helloOk: true, isWritablePrimary: true, minWireVersion: 0, maxWireVersion: 21 },
    ...{ maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 },
  });
  const header = Buffer.alloc(16 + numbers.length * 4);
  header.writeInt32LE(header.length + before.length + described.length, 0);
  header.writeInt32LE(asked.readInt32LE(4), 8);
  header.writeInt32LE(type, 12);
  numbers.forEach((number, i) => header.writeInt32LE(number, 16 + i * 4));
  return Buffer.concat([header, before, described]);
}
