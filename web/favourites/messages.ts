import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  garage: 'My Garage',
  description: 'The cars that you have saved on this device, with today’s prices.',
  garageWith: (count: number) => `My Garage, ${count}`,
  saved: (count: number) => (count === 1 ? 'You have 1 car saved' : `You have ${count} cars saved`),
  unkept:
    'Your browser does not allow us to save these cars. They are lost when this page is closed or reloaded.',
  none: 'Nothing saved yet',
  noneHint: 'Tap the heart of a car that you like. It is kept on this device, without an account.',
  needsScript:
    'The cars that you have saved are kept in this browser. It shows them when scripts are allowed.',
  browse: 'Browse Cars',
};

export const favouriteMessages: Catalogue<typeof en> = { en };
