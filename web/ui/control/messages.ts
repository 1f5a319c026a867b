import type { Catalogue } from '../text/useMessages.ts';

const en = {
  retry: 'Retry',
  retriesItself: 'What is missing loads by itself as soon as it can be reached. Until then, call us:',
};

export const uiMessages: Catalogue<typeof en> = { en };
