import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  save: (name: string) => `Save to My Garage: ${name}`,
  unsave: (name: string) => `Remove from My Garage: ${name}`,
  compare: 'Compare',
  compareCar: (name: string) => `Compare: ${name}`,
  compareFull: (most: number) => `You can compare ${most} cars at most. Take one out first.`,
};

export const actionMessages: Catalogue<typeof en> = { en };
