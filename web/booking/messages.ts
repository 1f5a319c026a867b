import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  chosenCar: 'Your car',
  namedCar: 'The car',
  chooseAnother: 'Choose another car',
  /** Spec §8, on both forms. */
  noCar: 'No car selected for test drive',
  chooseCar: 'Choose a car',
  notChosen: 'No car chosen yet',
  notChosenHint: 'The form is about one car. Choose it first.',
  gone: 'This car is no longer listed',
  goneHint: 'It may have found a new owner. There are others.',
  isSold: 'This car is sold.',
  isReserved: 'This car is reserved for another buyer.',
  secondInLine: 'Send the form all the same: you are then second in line.',
  unreachable: 'Your car cannot be shown right now',
  unreachableHint: 'We could not reach our stock list. The form still works.',
};

export const bookingMessages: Catalogue<typeof en> = { en };
