import type { Catalogue } from '../../ui/text/useMessages.ts';
import type { Format } from './formats.ts';

const en = {
  toolbar: 'Format',
  formats: {
    strong: 'Bold',
    em: 'Italic',
    heading: 'Heading',
    subheading: 'Subheading',
    bullet_list: 'List',
    ordered_list: 'Numbered list',
    blockquote: 'Quote',
    undo: 'Undo',
    redo: 'Redo',
  } satisfies Record<Format, string>,
  link: 'Link',
  address: 'Address',
  addressHint: 'A web address, an email address, a phone number, or a page of this site such as /buy.',
  noAddress: 'This is no address that a link can have. Enter one such as https://www.example.ae.',
  setLink: 'Set the link',
  removeLink: 'Remove the link',
  close: 'Close',
  source:
    'This text has more than the editor can show, so its HTML stands here as it is. Below is how the site shows it.',
  toText: 'Open in the editor',
  preview: 'Preview',
  empty: 'Nothing to show yet.',
};

export const editorMessages: Catalogue<typeof en> = { en };
