import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  save: (name: string) => `Save to My Garage: ${name}`,
  unsave: (name: string) => `Remove from My Garage: ${name}`,
  compare: 'Compare',
  compareCar: (name: string) => `Compare: ${name}`,
  compareFull: (most: number) => `You can compare at most ${most} cars. Remove one first.`,
};

export const actionMessages: Catalogue<typeof en> = { en };
