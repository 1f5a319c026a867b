import { expect, it } from 'vitest';
import { EventStream } from '../../rest/enquiries/inbox/EventStream.ts';

it('a reader who is slow costs one message, which names all that has changed meanwhile', () => {
  const stream = new EventStream();
  for (let i = 0; i < 1000; i += 1) {
    stream.tell(['enquiries']);
    stream.tell(['viewers']);
    stream.comment();
  }
  expect(stream.readableLength).toBeLessThan(100);
  const read: string[] = [];
  for (let part = stream.read(); part !== null; part = stream.read()) read.push(String(part));
  expect(read.join('')).toBe(': open\n\nevent: changed\ndata: enquiries viewers\n\n');
});

it('a reader of a stream that is over gets nothing more', async () => {
  const stream = new EventStream();
  stream.finish();
  stream.tell(['enquiries']);
  stream.comment();
  stream.finish();
  const read: string[] = [];
  for await (const part of stream) read.push(String(part));
  expect(read.join('')).toBe(': open\n\n');
});
