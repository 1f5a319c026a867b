import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  compare: 'Compare',
  chosen: (count: number, most: number) => `${count} of ${most} cars`,
  addOneMore: 'Add one more to compare.',
  folded: (count: number) => `Compare (${count})`,
  fold: 'Hide the comparison',
  clear: 'Clear',

  heading: 'Compare cars',
  title: (names: string[]) => ['Compare cars', ...names].join(' · '),
  description: (most: number) =>
    `See up to ${most} premium used cars of ${dealership.legalName} in ${dealership.city} side by side: price, mileage, specification and features, and where they differ.`,
  ignored: (most: number, ignored: number) =>
    ignored === 1
      ? `We show ${most} cars side by side; one more is left out.`
      : `We show ${most} cars side by side; ${ignored} more are left out.`,
  gone: (count: number) =>
    count === 1 ? 'One of these cars is no longer listed.' : `${count} of these cars are no longer listed.`,
  choose: 'Choose two cars or more',
  chooseHint: (most: number) =>
    `Tap Compare on the cars you like, up to ${most} of them. They are kept on this device, without an account.`,
  haveChosen: (count: number) => `You have chosen ${count} cars`,
  haveChosenHint: 'They are kept on this device, without an account.',
  chooseAnother: 'Choose one more car',
  chooseAnotherHint: (name: string) =>
    `You have chosen the ${name}. Choose another car to see them side by side.`,
  browse: 'Browse Cars',
  chosenBefore: (count: number) => `Compare your ${count} chosen cars`,

  addAnother: 'Add a car',
  onlyDifferences: 'Only differences',
  differingRows: (count: number, all: number) => `${count} of ${all} rows differ`,
  unknown: '– not stated',
  differs: 'differs',
  noDifference: 'As far as we know, these cars are the same.',
  table: 'The cars side by side',
  car: 'Car',
  picture: 'Picture',
  price: 'Price',
  testDrive: 'Test drive',
  isSold: 'This car is sold.',
  take: (name: string) => `Remove from the comparison: ${name}`,
  removed: (name: string) => `${name} is no longer compared.`,
  instalment: 'Monthly instalment',
  has: 'Yes',
  hasNot: 'No',
  notStated: 'Not stated',
  unreachable: 'We could not reach our stock list.',
};

export const compareMessages: Catalogue<typeof en> = { en };
