import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  anyCar:
    'No car is marked TEST DRIVE today. Any car that is not sold can be booked for a drive; these are the latest arrivals.',
};

export const newestMessages: Catalogue<typeof en> = { en };
