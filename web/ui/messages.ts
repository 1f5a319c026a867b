import type { Catalogue } from './useText.ts';

const en = {
  retry: 'Retry',
};

export const uiMessages: Catalogue<typeof en> = { en };
