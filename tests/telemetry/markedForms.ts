import { multipart, multipartHeaders, sellCarParts } from '../forms/multipart.ts';
import { aCarForSale, formMutations, unsubscribeDocument } from '../forms/mutations.ts';

/** A word in everything that visitors and partners enter. */
export const MARK = 'zaphod';

type Input = Record<string, unknown>;

/** The fields without free text: choices, a car of the stock, and the date and time of a test drive. */
const fixed = new Set([
  ...['origin', 'emirates', 'tradeIn', 'hasExistingLoans'],
  ...['carId', 'date', 'time'],
]);

/** A filled-in form with the mark in each of its texts; it is still accepted. `key`: its idempotency key. */
export function marked(input: Input, key: string): Input {
  const texts = Object.entries(input).map(([name, value]) => {
    if (name === 'email') return [name, `${MARK}@example.ae`];
    return [name, typeof value === 'string' && !fixed.has(name) ? `${value} ${MARK}` : value];
  });
  return {
    ...Object.fromEntries(texts),
    source: `/contact?name=${MARK}`,
    consent: MARK,
    idempotencyKey: `${key}-${MARK}-${Object.keys(input).length}`,
  };
}

/** Sends every form, and everything else that visitors and partners can send; `change` makes the sent form from each. */
export async function sendAll(url: string, change: (input: Input) => Input, partnerKey: string) {
  const graph = async (query: string, variables: Input, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    await answer.text();
  };
  const send = (name: string, input: Input, headers?: Record<string, string>) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { message userErrors { code } } }`;
    return graph(name.endsWith('Webhook') ? document.replace('message ', '') : document, { input }, headers);
  };

  for (const { document, input } of formMutations) await graph(document, { input: change(input) });
  await graph(unsubscribeDocument, { input: { id: MARK } });
  const { email, source, consent, idempotencyKey } = change({ email: '' });
  const alert = { email, source, consent, idempotencyKey, filter: { search: MARK, price: { max: 100_000 } } };
  await send('createSearchAlert', alert);
  for (const name of ['confirmSearchAlert', 'endSearchAlert']) await send(name, { token: MARK });
  const credentials = { email, password: `secret-${MARK}-1234` };
  const token = { authorization: `Bearer ${MARK}` };
  await send('logInAdmin', credentials, token);
  await send('signUpAdmin', { ...credentials, name: MARK }, token);
  for (const key of [partnerKey, `pk_${MARK}`]) {
    const headers = { authorization: `Bearer ${key}` };
    await graph(`query { partner { name webhooks { url } } }`, {}, headers);
    await send('createWebhook', { url: `https://shop.receivers.test/${MARK}` }, headers);
    for (const { document, input } of formMutations) await graph(document, { input: change(input) }, headers);
  }
  for (const files of [
    [],
    [{ filename: `${MARK}.jpg`, mediaType: 'image/jpeg', bytes: Buffer.from(MARK) }],
  ]) {
    const body = new Uint8Array(multipart(sellCarParts(files, change(aCarForSale))));
    await fetch(`${url}/graphql`, { method: 'POST', headers: multipartHeaders, body });
  }
  for (const path of [`/unsubscribe/${MARK}`, `/search-alert/${MARK}/end`]) {
    await fetch(url + path, { method: 'POST' });
    await (await fetch(url + path)).text();
  }
  await (await fetch(`${url}/buy?q=${MARK}&utm_source=${MARK}`)).text();
}
