import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplates } from '../../rest/enquiries/templates/defaultTemplates.ts';
import type { ReplyTemplate } from '../../rest/enquiries/templates/replyTemplate.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const PATH = '/api/admin/v1/reply-templates';
let time: Date;
const now = () => time;
const cash = {
  title: 'Cash price',
  kinds: ['contact'],
  subject: 'About {car}',
  text: 'Hello {name},\n\nfor {car} we have a cash price. Come to {address}.\n\n{signature}',
};

let engine: EngineStore;
let rest: RunningRest;
let huda: Staff;

const put = (templates: unknown, revision?: number, { headers } = huda) =>
  rest.put(
    PATH,
    { templates },
    { ...headers, ...(revision !== undefined && { 'if-match': `"${revision}"` }) },
  );
/** A template with other fields than `cash` is refused; resolves with the errors. */
async function errorsOf(fields: object) {
  const { status, body } = await put([...defaultTemplates, { ...cash, ...fields }], 1);
  expect(status).toBe(422);
  return body.errors;
}
const at = (field: string) => `templates.${defaultTemplates.length}.${field}`;

describe.each(storeEngines)('the reply templates in $name', ({ emptyStore }) => {
  beforeEach(async () => {
    time = new Date('2026-11-26T06:15:00Z');
    engine = await emptyStore();
    rest = await runRest({ store: engine.store, admin: { tokenSecret }, now });
    huda = await addStaff(engine.store, 'Huda', 'OWNER', now);
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  it('are those of the product until an owner changes them, and the inbox offers the new ones at once', async () => {
    const { body: first } = await rest.get(PATH, huda.headers);
    expect(first).toMatchObject({ revision: 1, templates: defaultTemplates, builtIn: defaultTemplates });
    const { status, body } = await put([cash, ...defaultTemplates.slice(1)], 1);
    expect([status, body.revision, body.templates.length]).toEqual([200, 2, defaultTemplates.length]);
    expect(body.templates[0]).toMatchObject({ ...cash, id: expect.stringMatching(/^[a-z0-9-]{36}$/) });
    const sent = await rest.post('/api/v1/contact-us', {
      ...filledForms['/api/v1/contact-us'],
      firstName: 'Layla',
    });
    const offered = await rest.get(`/api/admin/v1/enquiries/${sent.body.id}/templates`, huda.headers);
    expect(offered.body.map(({ title }: ReplyTemplate) => title)).toEqual([
      ...['Cash price', 'The car is available', 'Empty answer'],
    ]);
    expect(offered.body[0]).toMatchObject({
      subject: 'About the car',
      text: expect.stringMatching(
        /^Hello Layla.*,\n\nfor the car we have a cash price\. Come to Sheikh Zayed Road, Al Quoz 3, Dubai\.\n\nHuda\nMarsa Motors\n/,
      ),
    });
  });

  it('that are the texts of the product again are those of its next version as well', async () => {
    await put([cash], 1);
    expect((await put(defaultTemplates, 2)).body.templates).toEqual(defaultTemplates);
    const stored = await engine.store.collection('replyTemplates').findOne({});
    expect(stored).toMatchObject({ revision: 3, templates: null });
  });

  it.each([
    [
      { text: 'For {price}' },
      'text',
      /^Nothing is known that could replace \{price\}\. Use \{name\}, .* or \{signature\}\.$/,
    ],
    [{ text: 'Dear {first name}' }, 'text', /^Braces may only stand around a placeholder/],
    [{ text: 'Dear {name' }, 'text', /^Braces may only stand around a placeholder/],
    [
      { subject: 'From {signature}' },
      'subject',
      /^\{signature\} has several lines, so it cannot stand here\./,
    ],
    [{ title: ' \u200b ' }, 'title', 'Give this template a name.'],
    [{ title: 'EMPTY ANSWER' }, 'title', 'Two templates are called EMPTY ANSWER. Tell them apart.'],
    [{ kinds: [] }, 'kinds', 'Choose which kinds of enquiries it is for.'],
    [{ kinds: ['newsletter'] }, 'kinds', 'No enquiry is of the kind newsletter.'],
    [{ text: '' }, 'text', 'Text is missing.'],
  ])('with %j are refused at the field %s', async (fields, field, message) => {
    const words = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await errorsOf(fields)).toEqual([{ field: at(field), message: words }]);
    expect((await rest.get(PATH, huda.headers)).body.revision).toBe(1);
  });

  it('of a stale revision are not changed: the owner is told by whom they were, and gets them (BO-7)', async () => {
    expect((await put([cash])).status).toBe(428);
    await put([cash], 1);
    const { status, body } = await put([{ ...cash, title: 'Other' }], 1);
    expect([status, body.changed, body.current.templates[0].title]).toEqual([
      412,
      [{ field: 'templates', message: 'Huda changed it on Thursday 26 November, 10:15 AM.' }],
      'Cash price',
    ]);
  });

  it('are read by everybody, and changed by owners alone, each change in the audit log (BO-1, BO-18)', async () => {
    for (const role of ['EDITOR', 'SALES', 'VIEWER'] as const) {
      const one = await addStaff(engine.store, role, role, now);
      expect((await rest.get(PATH, one.headers)).status).toBe(200);
      expect((await put([cash], 1, one)).status).toBe(403);
    }
    const { body: changed } = await put([...defaultTemplates, cash], 1);
    time = new Date(time.getTime() + 1000);
    await put(changed.templates.toReversed(), 2);
    const { body } = await rest.get('/api/admin/v1/audit?action=changeReplyTemplates', huda.headers);
    expect(
      body.items.map(({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name)),
    ).toEqual([['order'], ['template Cash price']]);
  });
});
