import { inSentence } from '../../../ui/text/inSentence.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  list: 'Reply templates',
  none: 'There are none. Answers then begin with an empty text.',
  add: 'Add a template',
  unnamed: 'New template',
  title: 'Name',
  kinds: 'Offered for',
  subject: 'Subject',
  text: 'Text',
  insert: 'Insert',
  insertHint: 'Where the cursor is. Each is replaced by what is known of the enquiry.',
  placeholders: {
    name: 'Customer’s name',
    car: 'Car',
    slot: 'Day and time',
    address: 'Address',
    reference: 'Reference',
    signature: 'Signature',
  } as Readonly<Record<string, string>>,
  preview: 'Preview',
  edit: 'Edit',
  example: 'As for an example',
  fallback: 'As where nothing is known',
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is removed when you save.`,
  reset: 'Reset to the texts of the product',
  isReset: 'The texts of the product are here again when you save.',
  saved: 'Saved. The inbox offers them from now on.',
  conflict: (titles: readonly string[]) =>
    `Somebody else has meanwhile changed ${inSentence(titles)} as well. Save again to keep your version, or discard it to see theirs.`,
};

export const templateMessages: Catalogue<typeof en> = { en };
