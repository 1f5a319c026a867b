import { MOST_PICTURES } from '../../../../rest/photos/photoLimits.ts';
import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';
import type { Fault } from './queue/QueuedPicture.ts';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

const en = {
  heading: 'Pictures',
  none: 'There are no pictures yet.',
  list: 'Pictures of this car',
  add: 'Take or choose photos',
  addHint: `Up to ${MOST_PICTURES}. They upload one by one. If you close the page, they continue when you open it again.`,
  orDrop: 'Or drop photos, a folder or a ZIP file here.',
  folder: 'Choose a folder',
  zip: 'Choose a ZIP file',
  noFiles: 'There are no photos in it.',
  badZip: 'This ZIP file cannot be read. Pack the photos again.',
  progress: (sent: number, all: number) => `${sent} of ${all} sent`,
  failed: (count: number) => (count === 1 ? '1 was not sent.' : `${count} were not sent.`),
  added: (count: number) => `${pictures(count)} added. The site shows ${count === 1 ? 'it' : 'them'}.`,
  addedToNew: (count: number) =>
    `${pictures(count)} added. ${count === 1 ? 'It is' : 'They are'} published with the car.`,
  states: {
    kept: 'Waiting',
    waiting: 'Waiting',
    shrinking: 'Making it smaller',
    sending: 'Sending',
  },
  percent: (part: number) => `${Math.round(part * 100)} %`,
  faults: {
    heic: 'This browser cannot read HEIC photos. On the iPhone choose Settings, Camera, Formats, Most Compatible, or add the photo from the iPhone itself.',
    damaged: 'This file is damaged, or not a photo.',
    tooLarge: 'This photo has more than 50 megapixels. Make it smaller, and add it again.',
    unsent: 'The server could not be reached.',
    lost: 'This file can no longer be read. Choose it again.',
    unread: 'The page was closed before this one was read. Choose the ZIP file again.',
  } satisfies Record<Extract<Fault, string>, string>,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: ${name}`,
  dismissOf: (name: string) => `Do not send ${name}`,
  leftOfCar: (count: number) => (count === 1 ? '1 picture waits' : `${count} pictures wait`),
  leftHere: (count: number, cars: number) =>
    `${count === 1 ? '1 picture waits' : `${count} pictures wait`} on this device for ${cars === 1 ? '1 car' : `${cars} cars`}.`,
  goOn: 'Send them',
  show: 'Show',
  cover: 'Cover',
  picture: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} earlier`,
  later: (place: number) => `Move picture ${place} later`,
  more: (place: number) => `More for picture ${place}`,
  nowAt: (place: number, all: number) =>
    place === 1 ? `Now the cover, picture 1 of ${all}.` : `Now picture ${place} of ${all}.`,
  close: 'Close',
  moveTo: 'Move to place',
  makeCover: 'Make cover',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  group: 'What it shows',
  noGroup: 'Not said',
  groups: {
    OUTSIDE: 'Outside',
    INSIDE: 'Inside',
    DETAILS: 'Details',
    IMPERFECTIONS: 'Imperfections',
  } satisfies Record<NonNullable<StockPictureFieldsFragment['group']>, string>,
  description: 'Description for people who cannot see it',
  save: 'Save',
  remove: 'Remove the picture',
  removed: (place: number) => `Picture ${place} is removed.`,
  undo: 'Undo',
  differs: (count: number) =>
    `The file has other pictures than yours: ${count === 1 ? 'one' : count}. Yours stay until you take those.`,
  byHand: 'The pictures were changed by hand: files leave them as they are.',
  useSheet: "Use the file's pictures",
  keepMine: 'Keep mine',
  taken: "The pictures are the file's again.",
};

export type PictureMessages = typeof en;
export const pictureMessages: Catalogue<PictureMessages> = { en };
