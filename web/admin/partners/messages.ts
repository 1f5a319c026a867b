import type { Catalogue } from '../../ui/text/useMessages.ts';
import type { scopes } from './scopes.ts';

const en = {
  title: 'Partners',
  scopeNames: {
    'inventory:read': 'Read the stock',
    'leads:write': 'Send enquiries',
    'webhooks:manage': 'Manage webhooks',
  } satisfies Record<(typeof scopes)[number], string>,
  name: 'Name',
  emailHint: 'For mails about webhooks that fail. Left empty, they go to you.',
  optional: 'Email (optional)',
  scopes: 'What it may do',
  trustedOnly: 'Only registered documents',
  trustedOnlyHint: 'A key like this runs nothing but the operations that you register for the partner.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not copy it. Copy the selected text by hand.',
  once: 'It is not shown again. Give it to the partner in a way that nobody else reads.',
  kept: 'I have it',
  keyOf: (name: string) => `Key of ${name}`,
  key: 'Key',
  secret: 'Secret of the webhook',
  operations: (count: string) => (count === '1' ? '1 operation' : `${count} operations`),
  leads: (count: string) => (count === '1' ? '1 enquiry' : `${count} enquiries`),
};

/** Words that the pages of partners share. */
export const partnerMessages: Catalogue<typeof en> = { en };
