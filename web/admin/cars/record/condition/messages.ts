import type { Catalogue } from '../../../../ui/text/useMessages.ts';

const en = {
  sides: { middle: 'Middle', left: 'Left side', right: 'Right side' },
  thick: (most: number) => `Above ${most}: marked for visitors`,
  imperfection: (place: number) => `Imperfection ${place}`,
  add: 'Add an imperfection',
  noWords: 'Say what it is: visitors read the words.',
  none: 'There are none, and visitors read so',
  notSaid: 'Nothing is said of imperfections: visitors are invited to ask.',
  remove: (place: number) => `Remove imperfection ${place}`,
  removed: (what: string) => `Removed: ${what}`,
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  choose: (place: number) => `Choose the picture of imperfection ${place}`,
  change: (place: number) => `Change the picture of imperfection ${place}`,
  pictureOf: (what: string) => `Picture: ${what}`,
  noPicture: 'No picture',
  noPictures:
    'No picture of this car is marked as one of imperfections. Choose Imperfections under What it shows at a picture.',
  gone: (name: string) => `This car has no picture ${name}.`,
  close: 'Close',
};

export const conditionMessages: Catalogue<typeof en> = { en };
