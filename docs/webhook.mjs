// Receives the webhooks of the stock: node webhook.mjs 8080, with the secret in WEBHOOK_SECRET, behind a proxy with HTTPS.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.argv[2] ?? 8080);
const secret = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
/** Messages that are older are refused, seconds: somebody may have recorded them. */
const MAX_AGE = 5 * 60;
/** The ids that have come: a message may come twice, with the same id. Keep them in your database. */
const seen = new Set();

/** Whether one of the signatures of a message is ours. While a secret is exchanged there are two. */
function isGenuine(
  { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' },
  body,
) {
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < MAX_AGE)) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    const { type, carId, price } = JSON.parse(body);
    // Ask for the car here: carsByIds(ids: [carId]), with a header Cache-Control: no-store. What is cached may be older.
    console.log(type, carId ?? '-', price ?? '-');
  }
  // Answer within eight seconds, and do what takes longer afterwards.
  response.writeHead(204).end();
}).listen(port, () => console.log(`Receiving on port ${port}`));
