import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { readRestConfig } from '../../rest/config.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { readXml } from '../gateway/readXml.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from './filledForms.ts';
import { anOffer, sendOffer } from './sendOffer.ts';
import { until } from '../until.ts';

let rest: RunningRest;
let mails: Awaited<ReturnType<typeof mailServer>>;

const start = async (addresses: { dealerEmail?: string; leadsEmail?: string }) => {
  const server = { url: mails.url, from: 'hello@dealer.example' };
  rest = await runRest({ mail: { server, publicUrl: 'https://cars.example', ...addresses } });
  await carStore(rest.store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021 }));
};

beforeEach(async () => {
  mails = await mailServer();
  await start({ dealerEmail: 'sales@dealer.example' });
});
afterEach(async () => {
  await rest.close();
  await mails.close();
});

/** The ADF document of the mail to the dealer. */
async function attached(): Promise<string | undefined> {
  const notice = await until(() => {
    const found = mails.received.find(({ to }) => to.includes('sales@dealer.example'));
    if (!found) throw new Error('No mail yet');
    return found.source;
  }, 10_000);
  const part = /filename=lead\.xml[^]*?\r\n\r\n([^]*?)\r\n--/.exec(notice)?.[1];
  if (part === undefined) return undefined;
  return /base64/.test(notice) && !part.includes('<')
    ? Buffer.from(part, 'base64').toString()
    : unquoted(part);
}

/** A text in quoted-printable (RFC 2045, 6.7), decoded. */
function unquoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

it('a dealer’s program reads who wants to buy which car, and which partner has sent him', async () => {
  const key = await partnerStore(rest.store).add('Creek & Sons <Cars>', ['leads:write']);
  const form = { ...filledForms['/api/v1/buy-car'], carId: 'available', firstName: 'A & <b>' };
  const { body } = await rest.post('/api/v1/buy-car', form, { authorization: `Bearer ${key}` });
  const document = (await attached()) ?? '';
  expect(() => readXml(document)).not.toThrow();
  expect(document).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<\?adf version="1.0"\?>/);
  for (const text of [
    '<vehicle interest="buy" status="used">',
    '<year>2021</year>',
    '<stock>A-17</stock>',
    '<name part="first">A &amp; &lt;b&gt;</name>',
    `<email>${form.email}</email>`,
    '<name part="full">Creek &amp; Sons &lt;Cars&gt;</name>',
    `>${body.id}</id>`,
  ]) {
    expect(document).toContain(text);
  }
});

it('a test drive and its time are in the document; a message about no car has none', async () => {
  const drive = { ...filledForms['/api/v1/test-drive'], carId: 'available', date: '2099-01-01' };
  await rest.post('/api/v1/test-drive', drive);
  const document = await attached();
  expect(document).toContain('<vehicle interest="test-drive" status="used">');
  expect(document).toContain('<comments>2099-01-01, ');
  expect(document).toContain('<name part="full">Marsa</name>');
  mails.received.length = 0;
  await rest.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
  expect(await attached()).toBeUndefined();
});

it.each([
  ['310,000', 'AED 310,000'],
  ['٣١٠٬٠٠٠', 'AED ٣١٠٬٠٠٠'],
  ['AED 310,000', 'AED 310,000'],
  ['whatever is fair', 'whatever is fair'],
])('a price that was typed as %s is in the document as %s', async (offer, written) => {
  await rest.post('/api/v1/price-offer', { ...filledForms['/api/v1/price-offer'], offer });
  expect(await attached()).toContain(`<comments>Offers ${written}</comments>`);
});

it('a car that is wanted in exchange is in the document by its name', async () => {
  await sendOffer(rest.url, [], { fields: { ...anOffer, wantedCar: 'available' } });
  expect(await attached()).toContain(
    '<comments>Wants in exchange: BMW X5 xDrive40i 2021, https://cars.example/car/available</comments>',
  );
});

describe('a program that keeps customers', () => {
  const leadsEmail = 'leads@crm.example';
  const drive = { ...filledForms['/api/v1/test-drive'], carId: 'available', date: '2099-01-01' };
  const forms: [string, () => Promise<unknown>, string][] = [
    ['test drive', () => rest.post('/api/v1/test-drive', drive), 'test-drive'],
    ['purchase', () => rest.post('/api/v1/buy-car', filledForms['/api/v1/buy-car']), 'buy'],
    ['offered car', () => sendOffer(rest.url), 'sell'],
  ];
  const sourceTo = (address: string) =>
    until(() => {
      const found = mails.received.find(({ to }) => to.includes(address));
      if (!found) throw new Error('No mail yet');
      return found.source;
    }, 10_000);

  it.each(forms)('reads the document of a %s as the whole text of a mail', async (_kind, send, interest) => {
    await rest.close();
    await start({ dealerEmail: 'sales@dealer.example', leadsEmail });
    await send();
    const [head = '', body = ''] = (await sourceTo(leadsEmail)).split(/\r\n\r\n([^]*)/);
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m);
    expect(head).not.toMatch(/multipart|flowed|base64/);
    const text = head.includes('quoted-printable') ? unquoted(body) : body;
    const document = text.replaceAll('\r\n', '\n');
    expect(() => readXml(document)).not.toThrow();
    expect(document).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*<\?adf version="1.0"\?>/);
    expect(document).toMatch(/<\/adf>\s*$/);
    expect(document).toContain(`<vehicle interest="${interest}" status="used">`);
    expect(await sourceTo('sales@dealer.example')).not.toContain('lead.xml');
  });

  it('gets it also where the dealer has no address of his own, and nothing about a message', async () => {
    await rest.close();
    await start({ leadsEmail });
    await rest.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
    await rest.post('/api/v1/buy-car', filledForms['/api/v1/buy-car']);
    await sourceTo(leadsEmail);
    const queued = await rest.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(queued).toHaveLength(3);
  });

  it('is tried again where its address is refused for good, as the dealer is', async () => {
    await rest.close();
    await start({ leadsEmail });
    mails.refuseAddress(leadsEmail, '550 5.1.1 No such user');
    await rest.post('/api/v1/buy-car', filledForms['/api/v1/buy-car']);
    await until(async () => {
      const queued = await rest.store.collection<QueuedMail>('outbox').find({ sentAt: null }).toArray();
      expect(queued).toMatchObject([{ attempts: 1, refusedAt: null, mail: { to: leadsEmail } }]);
    }, 10_000);
  });

  it('is named by the setting LEADS_EMAIL', () => {
    expect(readRestConfig({ LEADS_EMAIL: leadsEmail }).mail.leadsEmail).toBe(leadsEmail);
    expect(readRestConfig({}).mail.leadsEmail).toBeUndefined();
    expect(() => readRestConfig({ LEADS_EMAIL: 'crm' })).toThrow('The setting LEADS_EMAIL is wrong');
  });
});

it('what a customer has entered is removed from the outbox when the mail is delivered', async () => {
  const drive = { ...filledForms['/api/v1/test-drive'], carId: 'available', date: '2099-01-01' };
  await rest.post('/api/v1/test-drive', drive);
  await attached();
  await until(async () => {
    const queued = await rest.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(queued.filter(({ sentAt }) => sentAt !== null)).toHaveLength(2);
    expect(JSON.stringify(queued)).not.toContain(drive.email);
  });
});
