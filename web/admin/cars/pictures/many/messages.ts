import { counted } from '../../../../../text/counted.ts';
import { MOST_PICTURES } from '../../../../../rest/photos/photoLimits.ts';
import type { Catalogue } from '../../../../ui/text/useMessages.ts';

const pictures = (count: number) => counted(count, 'picture');
const cars = (count: number) => counted(count, 'car');

const en = {
  link: 'Add pictures',
  title: 'Pictures for many cars',
  back: 'Cars',
  dropHere: 'Drop pictures here. Their names say which cars they belong to.',
  add: 'Choose photos',
  hint: 'The name of each photo, or of the folder in which it lies, begins with the stock number of its car: M1042_03.jpg, or 03.jpg in the folder M1042. Nothing is sent before you have seen what belongs to which car.',
  reading: 'Looking for the cars…',
  badZip: 'This ZIP file cannot be read. Pack the photos again.',
  noFiles: 'There are no photos in it.',
  retry: 'Try again',
  chosen: 'What you have chosen',
  summary: (count: number, carCount: number) => `${pictures(count)} for ${cars(carCount)}`,
  noneFits: 'No picture fits a car',
  cars: 'Cars that get pictures',
  include: (name: string) => `Send the pictures of ${name}`,
  pictures,
  has: (count: number) => (count === 0 ? 'has none yet' : `has ${count} already`),
  tooMany: `A car may have ${MOST_PICTURES}: what is too many is not added.`,
  isDraft: 'Not published yet',
  withdrawn: (count: number) => `${pictures(count)} of withdrawn cars`,
  withdrawnHint: 'List the car again, and then add its pictures.',
  doubtful: (count: number) => `${pictures(count)} with a stock number of several cars`,
  doubtfulHint: 'Open the car that you mean, and add them there.',
  strange: (count: number) => `${counted(count, 'name')} ${count === 1 ? 'fits' : 'fit'} no car`,
  strangeHint:
    'The name of a photo, or of its folder, must begin with the whole stock number of a car: M1042_03.jpg, or 03.jpg in the folder M1042. No letter or digit may follow the number: M10 is another car than M1042. Rename the files and choose them again, or open the car and add them there.',
  andMore: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  send: (count: number) => `Send ${pictures(count)}`,
  cancel: 'Choose others',
  underWay: 'On their way',
  sent: 'Sent',
  notSent: 'Not sent',
  progress: (sent: number, all: number, carCount: number) =>
    `${sent.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} sent, for ${cars(carCount)}`,
  carProgress: (sent: number, all: number) => `${sent} of ${all} sent`,
  carAdded: (sent: number) => `${pictures(sent)} added`,
  added: (sent: number, carCount: number) => `${pictures(sent)} added to ${cars(carCount)}.`,
  failed: (count: number) => (count === 1 ? '1 was not sent.' : `${count} were not sent.`),
  keepOpen:
    'Keep this page open until the ZIP file is read. What is read by then goes on when you open it again.',
  goesOn: 'You can close the page: they go on when you open it again.',
  retryAll: 'Try all again',
  dismissAll: (name: string) => `Do not send those of ${name} that have failed`,
  dismissFailed: 'Do not send them',
  retryOf: (name: string) => `Try again: ${name}`,
  dismissOf: (name: string) => `Do not send ${name}`,
  unknown: 'A car that is not known, or does not exist any more',
};

export const manyMessages: Catalogue<typeof en> = { en };
