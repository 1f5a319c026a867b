import type { Catalogue } from '../text/useMessages.ts';

const en = {
  retry: 'Retry',
};

export const uiMessages: Catalogue<typeof en> = { en };
