import type { ReplyTemplate } from './replyTemplate.ts';

/** The templates that the product comes with, until an owner changes them. */
export const defaultTemplates: readonly ReplyTemplate[] = [
  {
    id: 'test-drive-confirmed',
    title: 'Test drive confirmed',
    kinds: ['testDrive'],
    subject: 'Your test drive of {car}',
    text: letter(
      'we are glad to confirm your test drive of {car}: {slot}.\n\nYou find us at {address}. Please bring your driving licence.',
    ),
  },
  {
    id: 'test-drive-other-time',
    title: 'Propose another time',
    kinds: ['testDrive'],
    subject: 'Your test drive of {car}',
    text: letter(
      'thank you for asking for a test drive of {car}. We cannot offer {slot}. Which other time suits you?',
    ),
  },
  {
    id: 'still-available',
    title: 'The car is available',
    kinds: ['purchase', 'priceOffer', 'contact', 'finance'],
    subject: 'About {car}',
    text: letter(
      'thank you for your interest in {car}. It is available, and you can see it at {address} whenever we are open.\n\nWhen may we call you?',
    ),
  },
  {
    id: 'offer-look',
    title: 'Invite to show the car',
    kinds: ['sellCar'],
    subject: 'Your {car}',
    text: letter(
      'thank you for offering us your {car}. We would like to see it before we name a price. When can you bring it to {address}? It takes half an hour.',
    ),
  },
  {
    id: 'finance-papers',
    title: 'Ask for papers',
    kinds: ['finance'],
    subject: 'Your finance application',
    text: letter(
      'thank you for your application to finance {car}. For the bank we need a copy of your Emirates ID, your driving licence, a salary certificate and the bank statements of the last three months.',
    ),
  },
  {
    id: 'plain',
    title: 'Empty answer',
    kinds: ['testDrive', 'purchase', 'priceOffer', 'sellCar', 'finance', 'contact'],
    subject: 'Your enquiry {reference}',
    text: letter('thank you for your enquiry.'),
  },
];

/** A text between a greeting and a signature. */
function letter(text: string): string {
  return `Dear {name},\n\n${text}\n\nKind regards\n{signature}`;
}
