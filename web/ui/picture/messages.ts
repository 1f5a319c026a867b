import type { Catalogue } from '../text/useMessages.ts';

const en = {
  isIllustration: 'Illustration, not a photo',
  areIllustrations: (all: boolean) => `${all ? 'The' : 'Some'} pictures are illustrations, not photos.`,
};

export const pictureMessages: Catalogue<typeof en> = { en };
