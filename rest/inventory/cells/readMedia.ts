import { secureAddress } from '../../../text/secureAddress.ts';
import type { Car } from '../../cars/car.ts';
import { noPicture, pictureAddress } from '../pictures/readAddresses.ts';
import { wordsOfCell } from '../pictures/wordsOfCell.ts';
import type { Cells } from './Cells.ts';

/** The fewest pictures that show a whole turn: one in every 45 degrees. */
export const FEWEST_IN_TURN = 8;
/** The most pictures of a whole turn. */
const MOST_IN_TURN = 72;

interface Media {
  /** Only values for which the file has a column. A turn in pictures is set when these have come. */
  facts: Pick<Partial<Car>, 'video' | 'spin'>;
  /** The addresses of the pictures of one whole turn, in their order. */
  turn: string[];
  notes: string[];
}

/**
 * Reads the address of a car's video, and that of a viewer or the pictures that show it turned all the way round. What cannot be
 * read gets a note: it is not important enough to refuse the row, and the car keeps what it has.
 */
export function readMedia(cells: Cells): Media {
  const media: Media = { facts: {}, turn: [], notes: [] };
  if (cells.has('video')) readVideo(cells.text('video'), media);
  if (cells.has('spin')) readSpin(cells.text('spin'), media);
  return media;
}

function readVideo(text: string | null, { facts, notes }: Media) {
  const address = text === null ? null : secureAddress(text)?.href;
  if (address === undefined) notes.push(noAddress('video', text));
  else facts.video = address;
}

function readSpin(text: string | null, { facts, turn, notes }: Media) {
  const [first, ...others] = wordsOfCell(text ?? '');
  if (first === undefined) {
    facts.spin = null;
    return;
  }
  if (others.length === 0) {
    const address = secureAddress(first)?.href;
    if (address === undefined) notes.push(noAddress('360 view', first));
    else facts.spin = { address, images: [] };
    return;
  }
  for (const word of [first, ...others]) {
    const address = pictureAddress(word);
    if (address === undefined) notes.push(noPicture(word));
    else if (!turn.includes(address.href)) turn.push(address.href);
  }
  if (turn.length < FEWEST_IN_TURN) {
    notes.push(`${turn.length} pictures do not show a whole turn: a 360 view needs ${FEWEST_IN_TURN}`);
    turn.length = 0;
  } else if (turn.length > MOST_IN_TURN) {
    notes.push(`${turn.length} pictures of the 360 view, of which none is imported: at most ${MOST_IN_TURN}`);
    turn.length = 0;
  }
}

/** A view all the way round as it is typed: its address. Of one in pictures, that cannot be typed, how many there are. */
export function spinText({ address, images }: NonNullable<Car['spin']>): string {
  return address ?? (images.length > 0 ? `${images.length} pictures` : '');
}

function noAddress(what: string, text: string | null): string {
  return `${what} "${text?.slice(0, 60)}" is not an address: it must start with https://`;
}
