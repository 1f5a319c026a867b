import type { Catalogue } from '../text/useMessages.ts';

const en = {
  retry: 'Retry',
  retriesItself: 'Missing content loads automatically once it is available. Until then, call us:',
};

export const uiMessages: Catalogue<typeof en> = { en };
