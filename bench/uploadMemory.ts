import { type ChildProcess, fork } from 'node:child_process';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createGateway } from '../gateway/createGateway.ts';
import { readTypeDefs } from '../gateway/graph/readTypeDefs.ts';
import { BOUNDARY, multipart, multipartHeaders, sellCarParts } from '../tests/forms/multipart.ts';

// Measures the gateway's memory while photos are uploaded. It is not part of `npm run bench`: `node --import tsx
// bench/uploadMemory.ts`. The gateway is a process of its own; its resident memory is read every 20 ms.

const MEGABYTE = 1024 * 1024;
const PHOTO = 15 * MEGABYTE;

if (process.send) await serve();
else await measure();

/** The gateway, which reports its peak memory on request. */
async function serve() {
  const gateway = await createGateway({ typeDefs: await readTypeDefs(), restUrl: process.argv[2] ?? '' });
  let most = 0;
  setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  process.on('message', () => {
    process.send?.({ most });
    globalThis.gc?.();
    most = 0;
  });
  process.send?.({ url: await gateway.listen({ port: 0, host: '127.0.0.1' }) });
}

async function measure() {
  let slow = false;
  const origin = createServer((incoming, response) => {
    void readAll(incoming, slow).then(() => response.writeHead(201).end());
  });
  await new Promise<void>((listening) => origin.listen(0, '127.0.0.1', listening));
  const { port } = origin.address() as AddressInfo;
  const child = fork(fileURLToPath(import.meta.url), [`http://127.0.0.1:${port}`], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const { url } = await told<{ url: string }>(child);

  await offer(url, 1);
  for (let times = 0; times < 3; times += 1) {
    await ask(child); // Collects the garbage of its start.
    await pause(500);
  }
  const idle = await ask(child);
  console.log(`idle                                   ${megabytes(idle)} MB`);
  for (const [what, offers, photos, slowly] of [
    ['one offer of 20 photos               ', 1, 20, false],
    ['20 offers of one photo               ', 20, 1, false],
    ['one offer of 20, an origin that stops', 1, 20, true],
    ['20 offers of one, the same           ', 20, 1, true],
  ] as const) {
    slow = slowly;
    await Promise.all(Array.from({ length: offers }, () => offer(url, photos)));
    const most = await ask(child);
    console.log(`${what}  ${megabytes(most)} MB: ${megabytes(most - idle)} MB above idle`);
    await pause(500);
  }
  child.kill();
  origin.close();
}

/** Reads a request to its end; a slow origin pauses for three seconds after the first bytes. */
async function readAll(incoming: IncomingMessage, slow: boolean) {
  let first = true;
  for await (const _chunk of incoming) {
    if (first && slow) await pause(3000);
    first = false;
  }
}

async function offer(url: string, count: number) {
  const files = Array.from({ length: count }, (_, i) => ({
    filename: `${i}.jpg`,
    mediaType: 'image/jpeg',
    bytes: Buffer.alloc(0),
  }));
  const [operations, map] = sellCarParts(files);
  const end = `--${BOUNDARY}--\r\n`;
  const start = multipart([operations, map].filter((part) => part !== undefined)).subarray(0, -end.length);
  const heads = files.map(({ filename }, i) =>
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${i}"; filename="${filename}"\r\n\r\n`,
    ),
  );
  const photo = Buffer.alloc(64 * 1024, 1);
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), photo.subarray(3)]);
  function* body() {
    yield start;
    for (const head of heads) {
      yield head;
      yield jpeg;
      for (let sent = photo.length; sent < PHOTO; sent += photo.length) yield photo;
      yield '\r\n';
    }
    yield end;
  }
  const length = heads.reduce((sum, head) => sum + head.length + PHOTO + 2, start.length + end.length);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...multipartHeaders, 'content-length': length };
    const sent = request(`${url}/graphql`, { method: 'POST', agent: false, headers }, resolve);
    Readable.from(body()).pipe(sent.on('error', reject));
  });
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  if (!text.includes('"submission":{')) throw new Error(text);
}

function ask(child: ChildProcess): Promise<number> {
  child.send('most');
  return told<{ most: number }>(child).then(({ most }) => most);
}

function told<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
}

function megabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
