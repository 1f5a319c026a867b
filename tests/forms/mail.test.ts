import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms, formPaths as paths, mailedPaths, noticedPaths } from './filledForms.ts';
import { endlessMailServer, mailServer } from '../servers/mailServer.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { tempStore } from '../servers/tempStore.ts';
import { until } from '../until.ts';

/** How long a mail may take to be tried, ms. */
const SOON = 10_000;

const MINUTE = 60_000;
const dealerEmail = 'sales@dealer.example';
const visitorEmail = filledForms['/api/v1/contact-us'].email;
const publicUrl = 'https://cars.example';

let own: Awaited<ReturnType<typeof tempStore>>;
let server: Awaited<ReturnType<typeof mailServer>>;
let rest: RunningRest;
let time: Date;
/** The lines of the log. */
let log: string;

const start = async (withServer = true) => {
  const stream = { write: (line: string) => void (log += line) };
  rest = await runRest({
    store: own.store,
    photos: own.photos,
    now: () => time,
    mail: {
      server: withServer ? { url: server.url, from: 'Marsa <hello@dealer.example>' } : undefined,
      dealerEmail,
      publicUrl,
    },
    logger: { level: 'info', stream },
  });
};
const restart = async (withServer = true) => {
  await rest.close();
  await start(withServer);
};

beforeEach(async () => {
  time = new Date('2026-11-20T08:00:00Z');
  log = '';
  own = await tempStore();
  server = await mailServer();
  await carStore(own.store).save(aCar({ _id: 'available' }));
});
afterEach(async () => {
  await rest.close();
  await server.close();
  await own.close();
});

const send = (path: keyof typeof filledForms) => rest.post(path, filledForms[path]);
const queued = () =>
  own.store
    .collection<QueuedMail>('outbox')
    .find({}, { sort: { _id: 1 } })
    .toArray();
const delivered = (count: number) =>
  until(async () => {
    expect((await queued()).filter(({ sentAt }) => sentAt)).toHaveLength(count);
  }, SOON);
/** The source of a mail with each header on one line. */
const unfolded = (source = '') => source.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
const tried = (attempts: number) =>
  until(async () => {
    expect((await queued()).map((mail) => mail.attempts)).toEqual([attempts, attempts]);
  }, SOON);

describe('a mail', () => {
  it('of each enquiry goes to the visitor and to the dealer, who answers the visitor', async () => {
    await start();
    await send('/api/v1/test-drive');
    await delivered(2);
    const visitor = server.received.find(({ to }) => to[0] === 'layla@example.ae')?.source;
    const dealer = server.received.find(({ to }) => to[0] === dealerEmail)?.source;
    expect(visitor).toContain('From: Marsa <hello@dealer.example>');
    expect(unfolded(visitor)).toMatch(
      /^Subject: We have your test drive request \w{4}-\w{4}: BMW X5 xDrive40i 2021 - Marsa$/m,
    );
    expect(visitor).toContain('Auto-Submitted: auto-generated');
    expect(visitor).toContain('Saturday 21 November 2026, 01:30 PM (Dubai)');
    expect(visitor).toContain('BMW X5 xDrive40i');
    expect(visitor).toContain('within 2 hours');
    expect(unfolded(dealer)).toMatch(/^Subject: Test drive request \w{4}-\w{4}: BMW X5 xDrive40i 2021$/m);
    expect(dealer).toContain('Reply-To: layla@example.ae');
    expect(dealer).toContain('Full name: Layla Hassan');
    expect(dealer).toContain('https://cars.example/car/available');
  });

  it('whose sender is set as a bare address comes from the dealer by name, who signs it', async () => {
    const mail = { server: { url: server.url, from: 'hello@dealer.example' }, publicUrl };
    rest = await runRest({ store: own.store, photos: own.photos, now: () => time, mail });
    await send('/api/v1/contact-us');
    await delivered(1);
    const source = server.received[0]?.source.replaceAll('\r\n', '\n') ?? '';
    expect(source).toContain('From: Marsa <hello@dealer.example>\n');
    expect(source).toMatch(/^Subject: We have your message \w{4}-\w{4} - Marsa$/m);
    expect(source.trimEnd()).toMatch(/Kind regards\nYour sales team\nMarsa Motors\n\+971 4 000 0000$/);
  });

  it('that cannot be put into the outbox comes later, and its sender is told that the form is stored', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await start();
    const insert = vi.spyOn(own.store.collection<QueuedMail>('outbox'), 'insertOne');
    insert.mockRejectedValue(new Error('Input/output error'));
    for (const path of paths) expect(await send(path)).toMatchObject({ status: 201 });
    expect(await queued()).toEqual([]);
    insert.mockRestore();
    await vi.advanceTimersByTimeAsync(30_000);
    await delivered(mailedPaths.length + noticedPaths.length);
  });

  it('of the newsletter carries the headers for one click to the mail program', async () => {
    await start();
    await send('/api/v1/subscribe');
    await delivered(1);
    const source = server.received[0]?.source.replace(/\r\n\s+/g, ' ');
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/cars\.example\/unsubscribe\/[0-9a-f]{32}>\r$/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('to a visitor says nothing that somebody typed, and promises what the specification promises', async () => {
    await start(false);
    for (const path of paths) await send(path);
    const toVisitors = (await queued()).map(({ mail }) => mail).filter(({ to }) => to !== dealerEmail);
    expect(toVisitors).toHaveLength(mailedPaths.length);
    for (const { to, text } of toVisitors) {
      const typed = Object.entries(
        Object.values(filledForms).find((form) => 'email' in form && form.email === to) ?? {},
      );
      for (const [field, value] of typed) {
        if (!['date', 'time', 'carId', 'hasExistingLoans', 'manufacturer', 'vehicleType'].includes(field)) {
          expect(text).not.toContain(value);
        }
      }
    }
    const promises = toVisitors.flatMap(({ text }) => text.match(/\d[\d-]* (hours|minutes)/g) ?? []);
    expect(promises.sort()).toEqual(['2 hours', '20-30 minutes', '24 hours', '24 hours', '24 hours']);
  });

  it('to the dealer says every word of the form', async () => {
    await start(false);
    for (const path of paths) await send(path);
    const notices = (await queued()).filter(({ mail }) => mail.to === dealerEmail);
    expect(notices).toHaveLength(noticedPaths.length);
    for (const { mail } of notices) {
      const form = Object.values(filledForms).find(
        (each) => 'mobileNumber' in each && mail.text.includes(each.mobileNumber),
      );
      expect(form).toBeDefined();
      for (const value of Object.values(form ?? {})) {
        expect(mail.text).toContain(value.replaceAll('\n', '\n    '));
      }
    }
  });

  it('to the dealer says at which terms somebody applies for finance', async () => {
    await start(false);
    const form = { ...filledForms['/api/v1/finance-eligibility'], downPayment: 80_000, loanMonths: 36 };
    await rest.post('/api/v1/finance-eligibility', form);
    const texts = (await queued()).map(({ mail }) => mail.text);
    expect(texts).toContainEqual(expect.stringContaining('Down payment (AED): 80,000\nLoan (months): 36'));
  });

  it('is kept without a mail server and logged by its subject only, and sent when there is one', async () => {
    await start(false);
    for (const path of paths) await send(path);
    expect((await queued()).map(({ sentAt }) => sentAt)).toEqual(
      Array(mailedPaths.length + noticedPaths.length).fill(null),
    );
    expect(log).toContain('Mail stays in the outbox, because SMTP_URL is not set: Finance application');
    await restart();
    await delivered(mailedPaths.length + noticedPaths.length);
    for (const { mail } of await queued()) expect([mail.to, mail.text]).toEqual(['', '']);
    for (const personal of ['@', 'Layla', 'Hassan', 'Farsi', '050 765', '055 222', 'Patrol', 'Salary']) {
      expect(log).not.toContain(personal);
    }
  });

  it('that is refused is tried again after a minute, then later and later, and is delivered once', async () => {
    server.refuse(true);
    await start();
    const answer = await send('/api/v1/contact-us');
    expect(answer.status).toBe(201);
    await tried(1);
    expect((await queued()).map(({ nextTryAt }) => nextTryAt)).toEqual(
      Array(2).fill('2026-11-20T08:01:00.000Z'),
    );
    time = new Date(time.getTime() + MINUTE);
    await restart();
    await tried(2);
    expect((await queued()).map(({ nextTryAt }) => nextTryAt)).toEqual(
      Array(2).fill('2026-11-20T08:06:00.000Z'),
    );
    expect(log).toContain('Mail not delivered (EENVELOPE), next attempt in 5 min: We have your message');
    expect(log).not.toContain('@');

    server.refuse(false);
    time = new Date(time.getTime() + 5 * MINUTE);
    await restart();
    await delivered(2);
    await restart();
    expect(server.received).toHaveLength(2);
  });

  it.each(['550 No such user', '550 5.1.1 No such user', '552 5.2.2 Full'])(
    'to a visitor whose address is refused for good (%s) is given up at once, and logged without the address',
    async (answer) => {
      server.refuseAddress(visitorEmail, answer);
      await start();
      await send('/api/v1/contact-us');
      await tried(1);
      await delivered(1);
      const line =
        'Mail not delivered (EENVELOPE), not retried, because the recipient was rejected permanently: We have your message';
      await until(() => expect(log).toContain(line), SOON);
      expect(log).not.toContain('@');

      server.acceptAddress(visitorEmail);
      time = new Date(time.getTime() + 24 * 60 * MINUTE);
      await restart();
      await send('/api/v1/subscribe');
      await delivered(2);
      expect(server.received.map(({ to }) => to)).toEqual([[dealerEmail], ['noor@example.ae']]);
    },
  );

  it.each([
    ['the dealer', dealerEmail, '550 5.1.1 No such user'],
    ['somebody who must wait', visitorEmail, '450 4.2.1 Later'],
    ['somebody to whom this sender may not write', visitorEmail, '554 5.7.1 Relay access denied'],
    ['somebody to whom nobody may write without a login', visitorEmail, '530 Authentication required'],
    ['anybody by a server that passes nothing on', visitorEmail, '550 relay not permitted'],
    ['anybody from a sender that is refused', 'hello@dealer.example', '550 5.1.8 Unknown sender'],
  ])('to %s is tried again', async (_who, address, answer) => {
    server.refuseAddress(address, answer);
    await start();
    await send('/api/v1/contact-us');
    const line = 'Mail not delivered (EENVELOPE), next attempt in 1 min';
    await until(() => expect(log).toContain(line), SOON);
    server.acceptAddress(address);
    time = new Date(time.getTime() + MINUTE);
    await restart();
    await delivered(2);
  });

  it.each(['this', 'an older'])(
    'of %s release to a former address of the dealer is tried again',
    async (by) => {
      await start(false);
      await send('/api/v1/contact-us');
      if (by !== 'this') {
        const [, notice = expect.fail()] = await queued();
        delete notice.mail.toDealer;
        await own.store.collection<QueuedMail>('outbox').replaceOne({ _id: notice._id }, notice);
      }
      server.refuseAddress(dealerEmail, '550 5.1.1 No such user');
      const mail = {
        server: { url: server.url, from: 'hello@dealer.example' },
        dealerEmail: 'new@dealer.example',
        publicUrl,
      };
      await rest.close();
      const stream = { write: (text: string) => void (log += text) };
      const logger = { level: 'info', stream };
      rest = await runRest({ store: own.store, photos: own.photos, now: () => time, mail, logger });
      const line = 'Mail not delivered (EENVELOPE), next attempt in 1 min';
      await until(() => expect(log).toContain(line), SOON);
      server.acceptAddress(dealerEmail);
      time = new Date(time.getTime() + MINUTE);
      await restart();
      await delivered(2);
      expect(server.received.map(({ to }) => to)).toEqual([[visitorEmail], [dealerEmail]]);
    },
  );

  it('is sent once by two processes that share an outbox', async () => {
    await start(false);
    for (const path of paths) await send(path);
    const mail = { server: { url: server.url, from: 'hello@dealer.example' }, publicUrl };
    await restart();
    const other = await runRest({ store: own.store, photos: own.photos, now: () => time, mail });
    await delivered(mailedPaths.length + noticedPaths.length);
    await other.close();
    expect(server.received).toHaveLength(mailedPaths.length + noticedPaths.length);
  });

  it('is tried again, as the next one is, whose mail server never comes to the end of its answer', async () => {
    const endless = await endlessMailServer();
    const stream = { write: (line: string) => void (log += line) };
    const mail = { server: { url: endless.url, from: 'hello@dealer.example', tryLimit: 100 }, publicUrl };
    rest = await runRest({
      ...{ store: own.store, photos: own.photos, now: () => time, mail: { ...mail, dealerEmail } },
      logger: { level: 'info', stream },
    });
    await send('/api/v1/contact-us');
    await tried(1);
    await until(
      () => expect(log.match(/Mail not delivered \(ETIMEDOUT\), next attempt in 1 min/g)).toHaveLength(2),
      SOON,
    );
    await endless.close();
  });

  it('that was sent again, as the answer to it was lost, has the id that it had', async () => {
    await start();
    server.dropAnswers(true);
    await send('/api/v1/subscribe');
    await until(() => expect(log).toContain('next attempt in 1 min'), SOON);
    server.dropAnswers(false);
    time = new Date(time.getTime() + MINUTE);
    await restart();
    await delivered(1);
    const ids = server.received.map(
      ({ source }) => /^Message-ID: <\w+@dealer\.example>\r$/m.exec(source)?.[0],
    );
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it('that failed while the clock was a day ahead is tried again as soon as it was set back', async () => {
    server.refuse(true);
    await start();
    await send('/api/v1/contact-us');
    await tried(1);
    server.refuse(false);
    time = new Date(time.getTime() - 24 * 60 * MINUTE);
    await restart();
    await delivered(2);
    expect(server.received).toHaveLength(2);
  });

  it('that will be too old at its next try is told as given up', async () => {
    await start(false);
    await send('/api/v1/subscribe');
    server.refuse(true);
    time = new Date(time.getTime() + 3 * 24 * 60 * MINUTE - 1);
    await restart();
    const line = 'Mail not delivered (EENVELOPE), not retried, because it would be too old: ';
    await until(() => expect(log).toContain(line), SOON);
  });

  it('that is three days old is not sent any more', async () => {
    await start(false);
    await send('/api/v1/contact-us');
    time = new Date(time.getTime() + 3 * 24 * 60 * MINUTE + 1);
    await restart();
    await send('/api/v1/subscribe');
    await delivered(1);
    expect(server.received.map(({ to }) => to)).toEqual([['noor@example.ae']]);
  });

  it('does not keep anybody waiting whose mail server is gone', async () => {
    await server.close();
    await start();
    expect((await send('/api/v1/contact-us')).status).toBe(201);
    await tried(1);
    expect(log).toContain('Mail not delivered (ESOCKET)');
  });
});

describe('a confirmation', () => {
  const toVisitor = async (path: keyof typeof filledForms) => {
    const { body } = await send(path);
    const id = String((body as { id: string }).id);
    const mails = (await queued()).map(({ mail }) => mail);
    const reference = `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
    return { mails, reference, mail: mails.find(({ to }) => to !== dealerEmail) };
  };

  it('has the reference that the dealer has, and says by when the answer comes', async () => {
    await start(false);
    // Saturday, 17:00 in Dubai; the showroom is closed on Sundays.
    time = new Date('2026-11-21T13:00:00Z');
    const { mails, mail, reference } = await toVisitor('/api/v1/buy-car');
    for (const { text } of mails) {
      expect(text).toContain(`Reference: ${reference}\n`);
      expect(text).toContain(
        'That is by Monday 23 November, 5:00 PM (Dubai) at the latest,\ncounting working days.',
      );
    }
    expect(mail?.attachments).toBeUndefined();
  });

  it('of a test drive brings a file for the calendar, at the time in Dubai', async () => {
    await start();
    await send('/api/v1/test-drive');
    await delivered(2);
    const source = server.received.find(({ to }) => to[0] === 'layla@example.ae')?.source ?? '';
    expect(source).toMatch(
      /Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=test-drive\.ics/,
    );
    const [, part = ''] = /filename=test-drive\.ics\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
    const event = source.includes('Content-Transfer-Encoding: base64')
      ? Buffer.from(part, 'base64').toString()
      : part;
    expect(event).toContain('DTSTART;TZID=Asia/Dubai:20261121T133000');
  });

  it('of a test drive on a day on which the showroom is closed says so, and has no such file', async () => {
    await start(false);
    await rest.post('/api/v1/test-drive', { ...filledForms['/api/v1/test-drive'], date: '2026-11-22' });
    for (const { mail } of await queued())
      expect(mail.text).toMatch(/We are closed on that day.* another time/);
    const files = (await queued()).flatMap(({ mail }) => mail.attachments ?? []);
    expect(files.filter(({ filename }) => filename.endsWith('.ics'))).toEqual([]);
  });
});
