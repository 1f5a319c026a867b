import type { Catalogue } from '../../../ui/text/useMessages.ts';

const drives = new Map([
  ['AWD', 'All-wheel drive'],
  ['4WD', 'Four-wheel drive (4x4)'],
  ['RWD', 'Rear-wheel drive'],
  ['FWD', 'Front-wheel drive'],
]);

const en = {
  driveOf: (drive: string) => drives.get(drive.toUpperCase()) ?? drive,
};

/** The words for the drive of a car. */
export const driveMessages: Catalogue<typeof en> = { en };
