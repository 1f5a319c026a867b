import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { enquiryMails } from '../../rest/enquiries/enquiryMails.ts';
import { enquiryService } from '../../rest/enquiries/enquiryService.ts';
import { formOf } from '../../rest/enquiries/form.ts';
import { mobileNumber, requiredText } from '../../rest/http/fields.ts';
import { outbox, type QueuedMail } from '../../rest/mail/outbox.ts';
import { leadsOf } from '../../rest/partners/leads.ts';
import { tempStore } from '../servers/tempStore.ts';

const dealerEmail = 'sales@dealer.example';
const shape = formOf({ fullName: requiredText('Full name'), mobileNumber });
const details = { fullName: 'Layla Hassan', mobileNumber: '+971 50 123 4567' };
const partner = { id: 'creek', name: 'Creek Cars', keyPrefix: 'pk_creek' };
const log = { info: () => {} };
const now = () => new Date('2026-11-20T08:00:00Z');

let own: Awaited<ReturnType<typeof tempStore>>;
beforeEach(async () => {
  own = await tempStore();
});
afterEach(() => own.close());

/** Sends a form that asks for no email address. */
function send(settings: { dealerEmail?: string; leadsEmail?: string } = { dealerEmail }) {
  const { store } = own;
  const box = outbox({ store, now, onAdd: () => {} });
  const submission = { kind: 'callBack', key: 'k-1', body: details, partner };
  return enquiryService({
    store,
    outbox: box,
    dealership: () => defaultDealership,
    now,
    log,
    ...settings,
  }).accept(submission, () => ({
    details,
    message: 'We will call you.',
    mails: enquiryMails(
      shape,
      details,
      {
        lead: { interest: 'buy', vehicle: { year: '2021', make: 'BMW', model: 'X5' } },
        confirmation: { subject: 'We have your request', text: 'we will call you.', team: 'sales' },
        notice: { subject: 'Call back', text: 'Somebody wants to be called.' },
      },
      defaultDealership,
    ),
  }));
}

const queued = () => own.store.collection<QueuedMail>('outbox').find({}).toArray();
const state = async () => (await leadsOf(own.store, partner.id, { limit: 1 })).leads[0]?.state;

describe('a visitor who leaves no email address', () => {
  it('is stored once and gets no mail; the dealer reads whom to call', async () => {
    const first = await send();
    expect(await send()).toEqual({ ...first, repeated: true });
    const stored = await own.store.collection<Enquiry>('enquiries').find({}).toArray();
    expect(stored).toMatchObject([{ kind: 'callBack', details, unposted: null }]);
    const mails = (await queued()).map(({ mail }) => mail);
    expect(mails).toMatchObject([{ to: dealerEmail, toDealer: true }]);
    expect(mails[0]).not.toHaveProperty('replyTo');
    expect(mails[0]?.text).toContain('Full name: Layla Hassan\nMobile number: +971 50 123 4567');
    expect(mails[0]?.text).toContain('Call the visitor, who has given no email address.');
  });

  it('is known to the program of the dealer by the mobile number', async () => {
    await send({ leadsEmail: 'leads@dealer.example' });
    const [lead] = await queued();
    expect(lead?.mail).toMatchObject({ to: 'leads@dealer.example', toDealer: true });
    expect(lead?.mail.text).toContain('<phone type="cellphone">+971 50 123 4567</phone>');
    expect(lead?.mail.text).not.toContain('<email');
  });

  it('is a lead that its partner sees forwarded once the dealer has the mail', async () => {
    const { id } = await send();
    expect(await state()).toBe('received');
    const delivered = {
      sentAt: now().toISOString(),
      mail: { to: '', subject: '', text: '', toDealer: true },
    };
    await own.store.collection<QueuedMail>('outbox').updateOne({ _id: `${id}-1` }, { $set: delivered });
    expect(await state()).toBe('forwarded');
  });
});
