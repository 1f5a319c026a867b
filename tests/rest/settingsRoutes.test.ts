import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDemoFacts } from '../../rest/demo/addDemoFacts.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

const SETTINGS = '/api/admin/v1/settings';
const admin = { tokenSecret: Buffer.alloc(32, 7), signUpCode: 'a code for the owner' };
const now = () => new Date('2026-11-26T06:15:00Z');
const oneHour = { promises: { testDriveConfirmation: { max: 1, unit: 'hours' } } };

let engine: EngineStore;
let rest: RunningRest;
let owner: Record<string, string>;

/** Changes settings as the owner. */
async function change(body: object, revision: number | undefined, at: { url: string } = rest) {
  const response = await fetch(at.url + SETTINGS, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      ...owner,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

describe.each(storeEngines)('the settings in $name', ({ name, emptyStore }) => {
  beforeEach(async () => {
    engine = await emptyStore();
    rest = await runRest({ store: engine.store, admin, now });
    const { body } = await rest.post('/api/auth/admin/signup', {
      ...{
        name: 'Huda',
        email: 'huda@example.ae',
        password: 'a long way to Fujairah',
        code: admin.signUpCode,
      },
    });
    owner = { authorization: `Bearer ${body.token}` };
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  it('are the built-in facts until an owner changes some, and everybody reads what was changed', async () => {
    expect((await rest.get('/api/v1/dealership')).body).toEqual(defaultDealership);
    expect((await rest.get(SETTINGS, owner)).body).toEqual({ ...defaultDealership, revision: 1 });
    const holidays = [
      { from: '2027-01-01', name: 'New Year' },
      { from: '2026-12-02', to: '2026-12-03', name: 'National Day' },
    ];
    const { status, body } = await change({ ...oneHour, holidays }, 1);
    const expected = {
      ...defaultDealership,
      promises: { ...defaultDealership.promises, ...oneHour.promises },
      holidays: holidays.toReversed(),
    };
    expect([status, body]).toEqual([200, { ...expected, revision: 2 }]);
    const read = await rest.get('/api/v1/dealership');
    expect(read.body).toEqual(expected);
    const etag = read.headers.get('etag') ?? '';
    expect((await rest.get('/api/v1/dealership', { 'if-none-match': etag })).status).toBe(304);
  });

  it('of a stale revision are not changed: the owner is told what changed, and by whom (BO-7)', async () => {
    expect((await change(oneHour, undefined)).status).toBe(428);
    expect((await change(oneHour, 1)).status).toBe(200);
    const { status, body } = await change({ name: 'Falcon' }, 1);
    expect(status).toBe(412);
    expect(body).toMatchObject({
      changed: [{ field: 'promises', message: 'Huda changed it on Thursday 26 November, 10:15 AM.' }],
      current: { revision: 2, name: 'Marsa' },
    });
    expect((await change({ name: 'Falcon' }, 2)).body).toMatchObject({
      name: 'Falcon',
      revision: 3,
      ...oneHour,
    });
  });

  it('that an owner has changed are in the audit log, with their values (BO-18)', async () => {
    await change({ name: 'Falcon', ...oneHour }, 1);
    const { body } = await rest.get('/api/admin/v1/audit?action=changeSettings', owner);
    expect(body.items).toMatchObject([
      {
        who: { name: 'Huda' },
        fields: [
          { name: 'name', before: '"Marsa"', after: '"Falcon"' },
          {
            name: 'promises',
            after: expect.stringContaining('"testDriveConfirmation":{"max":1,"unit":"hours"}'),
          },
        ],
      },
    ]);
  });

  it('that are saved as they are stay at their revision, and are no entry of the audit log (BO-18)', async () => {
    await change({ ...oneHour, holidays: [{ from: '2026-12-02', name: 'National Day' }] }, 1);
    const { revision, ...known } = (await rest.get(SETTINGS, owner)).body;
    expect(await change(known, revision)).toEqual({ status: 200, body: { ...known, revision: 2 } });
    expect((await change({ ...known, name: 'Falcon' }, 2)).body.revision).toBe(3);
    const { body } = await rest.get('/api/admin/v1/audit?action=changeSettings', owner);
    const names = body.items.map(({ fields }: { fields: { name: string }[] }) =>
      fields.map(({ name }) => name),
    );
    expect(names).toHaveLength(2);
    expect(names).toEqual(expect.arrayContaining([['name'], ['promises', 'holidays']]));
  });

  it('are stored without what is pasted with their texts and not seen', async () => {
    const { body } = await change(
      {
        name: ' Falcon\u200b \n Cars ',
        holidays: [{ from: '2026-12-02', name: '\tNational  Day\u202e' }],
        figures: { cars: ' 10,000+ ' },
      },
      1,
    );
    expect([body.name, body.holidays[0].name, body.figures.cars]).toEqual([
      ...['Falcon Cars', 'National Day', '10,000+'],
    ]);
    expect((await change({ legalName: ' \u200b ' }, 2)).status).toBe(422);
  });

  it('of ten changes at once keep one, and refuse nine (BO-7)', async () => {
    const rename = async (i: number) => (await change({ name: `Dealer ${i}` }, 1)).status;
    // FerretDB lets two processes match one document at once (0061).
    const first = name === 'MongoDB' ? [await rename(0)] : [];
    const numbers = Array.from({ length: 10 - first.length }, (_, i) => i + first.length);
    const statuses = [...first, ...(await Promise.all(numbers.map(rename)))];
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(412)]);
    expect((await rest.get(SETTINGS, owner)).body.revision).toBe(2);
  });

  it('are read by the mails, the reply and the latest answer from then on (BO-5)', async () => {
    await change(
      {
        legalName: 'Falcon Cars',
        promises: { sellReply: { max: 3, unit: 'days' }, salesContact: { max: 2, unit: 'days' } },
      },
      1,
    );
    await change({ holidays: [{ from: '2026-11-27', name: 'A day off' }] }, 2);
    const { status } = await rest.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
    expect(status).toBe(201);
    const [visitor] = await engine.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(visitor?.mail.text).toContain('within 2 days.');
    // Two days from Thursday, 10:15: neither Friday nor Sunday count.
    expect(visitor?.mail.text).toContain('by Monday 30 November, 10:15 AM (Dubai)');
    expect(visitor?.mail.text).toContain('Your sales team\nFalcon Cars\n');
  });

  it('that cannot be used are refused with a sentence for each field, and nothing is changed', async () => {
    const span = (opens: string, closes: string) => ({ opens, closes });
    const { status, body } = await change(
      {
        openingHours: { Monday: [span('09:00', '14:00'), span('13:00', '18:00')] },
        holidays: [{ from: '2026-12-03', to: '2026-12-02', name: 'National Day' }],
        promises: { sellReply: { min: 48, max: 24, unit: 'hours' } },
        finance: { months: 72 },
      },
      1,
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'openingHours.Monday', message: expect.stringContaining('must not overlap') },
      { field: 'holidays.0', message: 'National Day must not end before it begins.' },
      { field: 'promises.sellReply', message: 'The shorter time of a promise must be below the longer one.' },
      { field: 'finance.months', message: 'The term must be between the least and the most.' },
    ]);
    expect((await rest.get(SETTINGS, owner)).body.revision).toBe(1);
  });

  it('about selling are refused with a sentence where they contradict themselves, and may be the truth', async () => {
    const review = {
      ...{ text: 'A fair price.', author: 'Layla S.', source: 'Google', url: 'https://example.com/reviews' },
      day: '2026-11-26',
    };
    const person = { name: 'Huda Karim', role: 'Sales manager', languages: ['Arabic'] };
    const wrong = {
      priceParts: [
        { item: 'vat', included: true, amount: 500 },
        { item: 'insurance', included: false, amount: 2_000, percent: 2 },
        { item: 'vat', included: false },
      ],
      people: [person, { ...person, name: 'HUDA KARIM' }],
      reviews: [{ ...review, day: '2026-11-27' }],
    };
    const { status, body } = await change(wrong, 1);
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'priceParts.0', message: expect.stringContaining('includes vat, so it costs nothing more') },
      { field: 'priceParts.1', message: 'Say what insurance costs either in AED or in percent, not both.' },
      { field: 'priceParts.2', message: 'The parts of the price have vat twice. Leave one out.' },
      { field: 'people.1', message: expect.stringContaining('Two people are called HUDA KARIM.') },
      {
        field: 'reviews.0',
        message: 'The review by Layla S. is of a day that is still to come.',
      },
    ]);
    const right = {
      priceParts: [
        { item: 'vat', included: true },
        { item: 'insurance', included: false, percent: 2 },
      ],
      people: [person],
      reviews: [review],
    };
    expect(await change(right, 1)).toMatchObject({ status: 200, body: right });
  });

  it('that the demonstration has made up are examples until they are changed', async () => {
    await addDemoFacts(engine.store);
    const { people, examples, revision } = (await rest.get(SETTINGS, owner)).body;
    expect(examples).toEqual(expect.arrayContaining(['people', 'reviews', 'priceParts']));
    const saved = await change({ people, examples }, revision);
    expect(saved.body.examples).toEqual(examples);
    const { body } = await change({ people: people.slice(0, 1), examples }, saved.body.revision);
    expect(body.people).toHaveLength(1);
    expect(body.examples).toEqual(examples.filter((fact: string) => fact !== 'people'));
  });

  it('that an owner has changed before the demonstration was made stay', async () => {
    await change({ waysToPay: ['Bank transfer'] }, 1);
    await addDemoFacts(engine.store);
    expect((await rest.get(SETTINGS, owner)).body).toMatchObject({
      ...{ waysToPay: ['Bank transfer'], people: [], examples: [], revision: 2 },
    });
  });

  it.each([
    { holidays: [{ from: '2026-12-02', to: '2031-12-02', name: 'Renovation' }] },
    { promises: { testDriveConfirmation: { max: 1_000, unit: 'days' } } },
  ])('by which nobody could be told when an answer is due are refused: %j (BO-4)', async (body) => {
    const answer = await change(body, 1);
    expect([answer.status, answer.body.errors?.[0]]).toEqual([
      422,
      {
        field: 'promises.testDriveConfirmation',
        message: expect.stringContaining('nobody could be told by when this promise is kept'),
      },
    ]);
  });

  it('may close the showroom for a year: whoever asks then is told a day of the next one (BO-4)', async () => {
    expect(
      (await change({ holidays: [{ from: '2026-11-26', to: '2027-11-26', name: 'Renovation' }] }, 1)).status,
    ).toBe(200);
    await rest.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
    const [visitor] = await engine.store.collection<QueuedMail>('outbox').find({}).toArray();
    expect(visitor?.mail.text).toContain('by Saturday 27 November');
  });

  it.each([
    [
      { openingHours: { Friday: [{ opens: '9', closes: '18:00' }] } },
      'openingHours.Friday',
      'Hours on Friday must be times on a 24-hour clock, such as 09:00.',
    ],
    [
      { promises: { sellReply: { max: 0, unit: 'hours' } } },
      'promises.sellReply.max',
      'Reply to an offer must be at least 1.',
    ],
    [
      { promises: { sellReply: { max: 3, unit: 'weeks' } } },
      'promises.sellReply.unit',
      'Unit must be one of minutes, hours, days.',
    ],
    [
      { holidays: [{ from: '2 December', name: 'National Day' }] },
      'holidays',
      'Holidays must be a valid date, such as 2027-02-28.',
    ],
    [
      { socials: [{ name: 'Instagram', url: 'javascript:alert(1)' }] },
      'socials.0.url',
      'The address of Instagram must begin with https://, such as https://www.example.com/dealer. Copy it from the browser.',
    ],
    [
      {
        socials: [
          { name: 'TikTok', url: '' },
          { name: 'tiktok', url: '' },
        ],
      },
      'socials.1.name',
      'tiktok is there twice. Leave one out.',
    ],
    [{ country: 'QX' }, 'country', 'No country has the code QX. Send one of ISO 3166, such as AE.'],
    [
      {
        reviews: [{ text: 'Good.', author: 'A', source: 'B', url: 'javascript:alert(1)', day: '2026-11-01' }],
      },
      'reviews',
      'Reviews must have addresses that begin with https://, such as https://example.com/reviews.',
    ],
    [
      { priceParts: [{ item: 'vat' }] },
      'priceParts',
      'Each entry of What the price includes must have included.',
    ],
    [
      { examples: ['name'] },
      'examples',
      'Examples must be one of priceParts, people, licences, reviews, ratingSources, waysToPay, testDriveBring.',
    ],
    [{ phones: [] }, 'phones', 'Phone numbers must have at least 1 item, or be omitted.'],
    [{ testDriveTimes: ['10:00 AM'] }, 'testDriveTimes', 'testDriveTimes is not known here. Leave it out.'],
  ])('%j are refused: %s', async (body, field, message) => {
    const answer = await change(body, 1);
    expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
  });

  it('are read within a second where another process has changed them (BO-7)', async () => {
    const another = await engine.another();
    const second = await runRest({ store: another, admin, now });
    await change({ name: 'Falcon' }, 1);
    await until(async () => expect((await second.get('/api/v1/dealership')).body.name).toBe('Falcon'));
    expect((await change({ name: 'Marsa' }, 1, second)).status).toBe(412);
    await second.close();
    await another.close();
  });
});
