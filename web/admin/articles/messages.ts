import type { ArticleRowFieldsFragment } from '../../generated/ArticleRowFields.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  states: {
    PUBLISHED: 'Published',
    SCHEDULED: 'Scheduled',
    DRAFT: 'Draft',
  } satisfies Record<ArticleRowFieldsFragment['state'], string>,
  unpublished: 'Changes not published',
  untitled: 'Without a title',
  appearsOn: 'Appears on',
  editedOn: 'Changed on',
  keyWords: {
    '/': 'Search',
    'j / k': 'Next or previous article',
    Enter: 'Open the article',
    Esc: 'Back to the list',
  },
};

export const articleMessages: Catalogue<typeof en> = { en };
