import type { Catalogue } from '../ui/text/useMessages.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../rest/photos/photoLimits.ts';
import type { Refusal } from './photoList.ts';

const because: Record<Refusal['reason'], (names: string[]) => string> = {
  heic: (names) =>
    `${names.join(', ')}: HEIC pictures cannot be used. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send a JPG copy.`,
  noPhoto: (names) => `${names.join(', ')}: only JPG and PNG photos can be added.`,
  tooMany: (names) =>
    `At most ${MOST_PHOTOS} photos. ${names.length === 1 ? 'One was' : `${names.length} were`} not added: ${names.join(', ')}.`,
};

const en = {
  photos: 'Photos (optional)',
  hint: `Up to ${MOST_PHOTOS}, JPG or PNG. The front, back, sides, seats and dashboard say the most. The first one is the cover.`,
  add: 'Add photos',
  addMore: 'Add more',
  orDrop: 'or drop them here',
  list: 'Your photos',
  count: (count: number) => `${count} of ${MOST_PHOTOS}`,
  cover: 'Cover',
  preview: (place: number, name: string) => `Photo ${place}: ${name}`,
  preparing: 'Preparing',
  remove: (place: number) => `Remove photo ${place}`,
  earlier: (place: number) => `Move photo ${place} forward`,
  later: (place: number) => `Move photo ${place} back`,
  makeCover: 'Make cover',
  makeCoverLabel: (place: number) => `Make cover: photo ${place}`,
  tooLarge: `Larger than ${LARGEST_PHOTO / 1024 / 1024} MB. Please remove it or choose a smaller one.`,
  damaged: 'This file is damaged or not a photo. Please remove it and choose another one.',
  removeMarked: 'Nothing was sent. Remove the photos that are marked, and submit again.',
  nowAt: (place: number, of: number) =>
    place === 1 ? `Now the cover, photo 1 of ${of}.` : `Now photo ${place} of ${of}.`,
  added: (count: number, of: number) => `${count === 1 ? '1 photo' : `${count} photos`} added, ${of} in all.`,
  removed: (left: number) => `Removed. ${left === 1 ? '1 photo' : `${left} photos`} left.`,
  refused: (refusals: readonly Refusal[]) =>
    (['heic', 'noPhoto', 'tooMany'] as const)
      .map((reason) => refusals.filter((refusal) => refusal.reason === reason).map(({ name }) => name))
      .flatMap((names, i) => (names.length > 0 ? [Object.values(because)[i]!(names)] : [])),
};

export const photoMessages: Catalogue<typeof en> = { en };
