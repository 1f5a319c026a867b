import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Signer } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSecret } from '../../rest/webhooks/webhookStore.ts';

const [secret, other] = [newSecret(), newSecret()];
const message = JSON.stringify({ type: 'car.sold', carId: 'car-1', price: 90_000 });

let receiver: ReturnType<typeof spawn>;
let url: string;
let printed = '';

beforeAll(async () => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  url = `http://127.0.0.1:${port}/`;
  receiver = spawn(process.execPath, ['docs/webhook.mjs', String(port)], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
  });
  receiver.stdout?.on('data', (chunk) => (printed += String(chunk)));
  await once(receiver.stdout!, 'data');
});
afterAll(() => receiver.kill());

async function deliver(id: string, time: Date, secrets: string[], text = message): Promise<number> {
  const signatures = secrets.map((each) => new Signer(each).sign(id, time, message));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  return (await fetch(url, { method: 'POST', headers, body: text })).status;
}

it('the receiver of the documents, as it stands, takes what is genuine once and nothing else', async () => {
  const now = new Date();
  expect(await deliver('one', now, [secret])).toBe(204);
  expect(await deliver('one', now, [secret])).toBe(204);
  expect(await deliver('two', now, [other, secret])).toBe(204);
  expect(await deliver('three', now, [other])).toBe(401);
  expect(await deliver('three', now, [secret], message.replace('90000', '1'))).toBe(401);
  expect(await deliver('three', new Date(now.getTime() - 10 * 60_000), [secret])).toBe(401);
  expect(await deliver('three', now, [])).toBe(401);
  expect((await fetch(url, { method: 'POST', body: message })).status).toBe(401);
  await expect.poll(() => printed.split('\n').slice(1, -1)).toEqual(Array(2).fill('car.sold car-1 90000'));
});
