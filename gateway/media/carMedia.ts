import { pictureGroups, type Car as WireCar, type CarPicture } from '../../rest/cars/car.ts';
import type { PictureGroup } from '../generated/schemaTypes.ts';
import { secureAddress } from '../../text/secureAddress.ts';
import { players } from './players.ts';

/** A picture of the wire as the graph has it. */
export function imageFromWire({ _id, path, filename, description, group }: CarPicture) {
  return { id: _id, path, filename, description: description?.trim() || null, group: groupOf(group) };
}

/** The turn of a car as the graph has it; null without a viewer that pages may load, and without pictures. */
export function spinFromWire(spin: WireCar['spin'] | undefined) {
  const images = (spin?.images ?? []).map(imageFromWire);
  const viewer = images.length > 0 ? null : playedElsewhere(spin?.address);
  if (!viewer && images.length === 0) return null;
  return { ...(viewer ?? { url: null, host: null, playerUrl: null }), images };
}

/**
 * What stands at an address of another host, and its player, if that is known, as the graph has it; null without an address that
 * pages may load, which is one of https.
 */
export function playedElsewhere(address: string | null | undefined) {
  const url = secureAddress(address);
  if (!url) return null;
  for (const { name, frame, pathOf } of players) {
    const path = pathOf(url);
    if (path) return { url: url.href, host: name, playerUrl: frame + path };
  }
  return { url: url.href, host: url.hostname.replace(/^www\./, ''), playerUrl: null };
}

const groups = new Map(
  // The names of the graph are those of the wire in capitals.
  pictureGroups.map((group) => [group as string, group.toUpperCase() as PictureGroup]),
);

function groupOf(group: string | null | undefined): PictureGroup | null {
  return groups.get(group?.trim().toLowerCase() ?? '') ?? null;
}
