import type { PartnerWebhookFieldsFragment } from '../../../generated/PartnerWebhookFields.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

type Kind = PartnerWebhookFieldsFragment['kinds'][number];

const en = {
  title: 'Webhooks',
  hint: 'Each change of a car that the partner wants is sent to its address. What is not accepted is sent again, for three days.',
  none: 'No webhook. The partner can create one with its key, or you can do it here.',
  add: 'Create a webhook',
  addHint: 'The secret that signs the messages is shown once, when the webhook is created.',
  addNow: 'Create the webhook',
  url: 'Address',
  urlHint: 'It begins with https:// and is on the public internet.',
  kinds: 'What is sent',
  kindNames: {
    LISTED: 'Listed',
    CHANGED: 'Changed',
    PRICE_CHANGED: 'Price changed',
    RESERVED: 'Reserved',
    SOLD: 'Sold',
    WITHDRAWN: 'Withdrawn',
    RELISTED: 'Listed again',
  } satisfies Record<Kind, string>,
  allKinds: 'All changes',
  states: { ON: 'On', PAUSED: 'Paused', FAILED: 'Off: nothing was accepted for too long' },
  retrying: (failures: number) =>
    failures === 1 ? 'One attempt has failed' : `${failures} attempts have failed`,
  since: 'since',
  pause: 'Pause',
  paused: 'The webhook is paused. What happens meanwhile is sent when it goes on.',
  resume: 'Resume',
  resumed: 'The webhook is on. It goes on where it stopped.',
  test: 'Send a test',
  accepted: 'The receiver has accepted the test.',
  refused: (answer: string) => `The receiver has not accepted the test: ${answer}`,
  rotate: 'New secret',
  rotateHint:
    'Messages are signed with the old secret as well, until you make the next one. So the partner can change over without a gap.',
  rotateNow: 'Make a new secret',
  remove: 'Delete',
  removeThis: 'Delete the webhook',
  removeHint: 'Nothing is sent to this address then. This cannot be undone.',
  removed: 'The webhook is deleted.',
  deliveries: (count: number) => (count === 1 ? 'The last delivery' : `The last ${count} deliveries`),
  noDeliveries: 'Nothing was sent yet.',
  status: (status: number) => `HTTP ${status}`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  acceptedState: 'Accepted',
  failedState: 'Not accepted',
  nextTry: 'Next try',
  car: 'Car',
  sendAgain: 'Send again from here',
  sendNow: 'Try now',
  sentAgain: 'It is sent again, and what followed it.',
};

export const webhookMessages: Catalogue<typeof en> = { en };
