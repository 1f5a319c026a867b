import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  heading: 'Copy the link',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  refused: 'Your browser did not copy it. The link is selected: copy it with Ctrl+C, or press and hold it.',
  close: 'Close',
};

export const sharingMessages: Catalogue<typeof en> = { en };
