import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';
import { filledForms } from './filledForms.ts';
import { anOffer, keptPhotos, sendOffer } from './sendOffer.ts';

const dealerEmail = 'sales@dealer.example';
const contact = filledForms['/api/v1/contact-us'];
const purchase = filledForms['/api/v1/buy-car'];

let server: Awaited<ReturnType<typeof mailServer>>;
let rest: RunningRest;
/** The lines of the log. */
let log: string;

const start = async (smtpUtf8 = false) => {
  log = '';
  server = await mailServer({ smtpUtf8 });
  rest = await runRest({
    now: () => new Date('2026-11-20T08:00:00Z'),
    mail: {
      server: { url: server.url, from: 'hello@dealer.example' },
      dealerEmail,
      publicUrl: 'https://cars.example',
    },
    logger: { level: 'info', stream: { write: (line: string) => void (log += line) } },
  });
  await carStore(rest.store).save(aCar({ _id: 'available' }));
};
afterEach(async () => {
  await rest.close();
  await server.close();
});

/** The mails to an address, with each header on one line, once there are `count` of them. */
const sentTo = (address: string, count = 1) =>
  until(() => {
    const found = server.received.filter(({ to }) => to.includes(address));
    if (found.length < count) throw new Error('No mail yet');
    return found.map(({ source }) => {
      const [head = '', body = ''] = source.replaceAll('\r\n', '\n').split(/\n\n([^]*)/);
      return { head: head.replace(/\n[ \t]+/g, ' '), body };
    });
  }, 10_000);
const header = (head: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head ?? '')?.[1];
/** A body in quoted-printable, decoded. */
const decoded = (body = '') =>
  Buffer.from(
    body
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
const idOf = ({ body }: { body: { id?: string } }) => String(body.id);
const referenceOf = (id: string) => `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();

describe('a dealer’s mail program', () => {
  beforeEach(() => start());

  it('shows the enquiries of two people as two conversations', async () => {
    const first = referenceOf(idOf(await rest.post('/api/v1/buy-car', purchase)));
    const second = referenceOf(
      idOf(await rest.post('/api/v1/buy-car', { ...purchase, email: 'b@example.ae' })),
    );
    const heads = (await sentTo(dealerEmail, 2)).map(({ head }) => head);
    expect(new Set(heads.map((head) => header(head, 'Subject')))).toEqual(
      new Set([first, second].map((ref) => `Purchase request ${ref}: BMW X5 xDrive40i 2021`)),
    );
    expect(new Set(heads.map((head) => header(head, 'Message-ID'))).size).toBe(2);
    for (const head of heads) expect(head).not.toMatch(/^(References|In-Reply-To|Thread-)/im);
    const [confirmation] = await sentTo(purchase.email);
    expect(header(confirmation?.head, 'Subject')).toBe(
      `We have your purchase request ${first}: BMW X5 xDrive40i 2021 - Marsa`,
    );
  });

  it.each([
    ['/api/v1/finance-eligibility', 'Finance application', ': BMW X5'],
    ['/api/v1/contact-us', 'Contact message', ''],
  ] as const)('shows kind, reference and car of what came to %s', async (path, kind, car) => {
    const id = idOf(await rest.post(path, filledForms[path]));
    const [notice] = await sentTo(dealerEmail);
    expect(header(notice?.head, 'Subject')).toBe(`${kind} ${referenceOf(id)}${car}`);
  });

  it('shows a short subject of one line, whatever a visitor calls a car', async () => {
    const manufacturer = 'Nissan\r\nBcc: victim@example.ae';
    const fields = { ...anOffer, manufacturer, vehicleType: 'x'.repeat(150) };
    const id = idOf(await sendOffer(rest.url, [], { fields }));
    const [notice] = await sentTo(dealerEmail);
    const subject = header(notice?.head, 'Subject') ?? '';
    expect(subject).toMatch(new RegExp(`^=\\?UTF-8\\?Q\\?Car_offer_${referenceOf(id)}=3A_Nissan_Bcc`));
    expect(subject.length).toBeLessThan(150);
    expect(notice?.head).not.toMatch(/^Bcc:/m);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('victim@example.ae');
  });

  it('has nothing that a visitor typed in the log or in the outbox', async () => {
    await sendOffer(rest.url, [], { fields: { ...anOffer, manufacturer: 'Mariam Secret' } });
    await sentTo(dealerEmail);
    await until(() => expect(log).toMatch(/Mail delivered: Car offer \w{4}-\w{4}"/), 10_000);
    expect(log).not.toContain('Secret');
    await until(async () => {
      const queued = await rest.store.collection<QueuedMail>('outbox').find({}).toArray();
      expect(queued.filter(({ sentAt }) => sentAt)).toHaveLength(2);
      expect(JSON.stringify(queued)).not.toContain('Secret');
    }, 10_000);
  });
});

describe('a dealer whose mail server takes only ASCII in headers', () => {
  beforeEach(() => start());

  it.each(['أحمد@example.com', 'josé@example.com', 'a..b@example.com', '.a@example.com'])(
    'hears of an enquiry from %s, and where to write',
    async (email) => {
      expect((await rest.post('/api/v1/contact-us', { ...contact, email })).status).toBe(201);
      const [notice] = await sentTo(dealerEmail);
      expect(header(notice?.head, 'Reply-To')).toBeUndefined();
      expect(decoded(notice?.body)).toContain(
        `Write to ${email}: an answer to this mail does not reach the visitor.`,
      );
      expect(decoded(notice?.body)).not.toContain('Answer this mail');
    },
  );

  it.each([
    ["o'neil+cars@mail.example.co.uk", "o'neil+cars@mail.example.co.uk"],
    ['layla@مثال.إمارات', 'layla@xn--mgbh0fb.xn--kgbeam7a8h'],
  ])('answers an enquiry from %s', async (email, replyTo) => {
    await rest.post('/api/v1/contact-us', { ...contact, email });
    const [notice] = await sentTo(dealerEmail);
    expect(header(notice?.head, 'Reply-To')).toBe(replyTo);
    expect(decoded(notice?.body)).toContain('Answer this mail to write to the visitor.');
  });

  it('hears of others, although the confirmation to such an address is refused; it is given up', async () => {
    await rest.post('/api/v1/contact-us', { ...contact, email: 'أحمد@example.com' });
    await rest.post('/api/v1/contact-us', contact);
    await sentTo(dealerEmail, 2);
    await sentTo(contact.email);
    await until(
      () => expect(log).toContain('not retried, because the recipient was rejected permanently'),
      10_000,
    );
  });
});

it('a visitor whose address has letters outside ASCII gets the confirmation from a server that can write them', async () => {
  await start(true);
  await rest.post('/api/v1/contact-us', { ...contact, email: 'أحمد@example.com' });
  const [confirmation] = await sentTo('أحمد@example.com');
  expect(header(confirmation?.head, 'To')).toBe('أحمد@example.com');
});

describe('a dealer to whom a car is offered', () => {
  beforeEach(() => start());

  /** The photos of the notice. */
  async function attached() {
    const [notice] = await sentTo(dealerEmail);
    const files = [
      ...(notice?.body ?? '').matchAll(/filename=(photo-\d+\.jpg)\n(?:.+\n)*\n([A-Za-z0-9+/=\n]+)/g),
    ];
    return {
      text: decoded(notice?.body),
      files: files.map(([, name, base64]) => ({ name, bytes: Buffer.from(base64 ?? '', 'base64') })),
    };
  }
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();

  it('gets reduced copies of its photos, in their order and without metadata', async () => {
    const photos: [string, Buffer][] = [
      ['a.jpg', await photo(3000, 2000)],
      ['b.jpg', await photo(600, 800)],
    ];
    await sendOffer(rest.url, photos);
    const { text, files } = await attached();
    expect(text).toContain('Somebody offers a car, with 2 photos (reduced copies are attached).');
    expect(files.map(({ name }) => name)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
    const facts = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(facts).toMatchObject([
      { format: 'jpeg', width: 1600, height: 1067 },
      { format: 'jpeg', width: 600, height: 800 },
    ]);
    for (const { exif } of facts) expect(exif).toBeUndefined();
    expect(await keptPhotos(rest.photos)).toHaveLength(2);
  });

  it('gets 20 photos of 5 MB in 2 MB together', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    // No larger, so that all are ready before a mail goes out without the rest, on a busy machine as well.
    const size = { width: 800, height: 600, channels: 3 as const };
    const bytes = await sharp({ create: { ...size, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    expect(bytes.length * 20).toBeGreaterThan(5_000_000);
    await sendOffer(
      rest.url,
      Array.from({ length: 20 }, (_, i) => [`${i}.jpg`, bytes]),
    );
    const { files } = await attached();
    expect(files).toHaveLength(20);
    expect(files.reduce((sum, file) => sum + file.bytes.length, 0)).toBeLessThanOrEqual(2_000_000);
  });

  it('reads of one photo, and of none', async () => {
    await sendOffer(rest.url, [['a.jpg', await photo(60, 40)]]);
    expect((await attached()).text).toContain('with 1 photo (reduced copies are attached)');
    server.received.length = 0;
    await sendOffer(rest.url);
    const { text, files } = await attached();
    expect([text.includes('Somebody offers a car, without photos.'), files]).toEqual([true, []]);
  });

  it('hears of it also when a photo is gone', async () => {
    server.refuse(true);
    await sendOffer(rest.url, [['a.jpg', await photo(60, 40)]]);
    const outbox = rest.store.collection<QueuedMail>('outbox');
    await until(async () => {
      expect((await outbox.find({}).toArray()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    }, 10_000);
    for (const name of await keptPhotos(rest.photos)) await rest.photos.remove(name);
    server.refuse(false);
    await outbox.updateOne({ 'mail.to': dealerEmail }, { $set: { nextTryAt: '2026-11-20T07:00:00.000Z' } });
    await rest.post('/api/v1/contact-us', contact);
    const notices = await sentTo(dealerEmail, 2);
    expect(notices.some(({ head }) => header(head, 'Subject')?.startsWith('Car offer'))).toBe(true);
  });

  it('has the photos stored once: neither the enquiry nor the outbox holds a copy', async () => {
    server.refuse(true);
    await sendOffer(rest.url, [['a.jpg', await photo(3000, 2000)]]);
    const stored = [
      ...(await rest.store.collection<Enquiry>('enquiries').find({}).toArray()),
      ...(await rest.store.collection<QueuedMail>('outbox').find({}).toArray()),
    ];
    expect(JSON.stringify(stored).length).toBeLessThan(10_000);
  });
});
