import type { CarPicture } from './pictureLabel.ts';

type Group = NonNullable<CarPicture['group']>;

/** The groups in the order in which they are shown. */
const order = Object.keys({
  OUTSIDE: true,
  INSIDE: true,
  DETAILS: true,
  IMPERFECTIONS: true,
} satisfies Record<Group, true>) as Group[]; // the type of Object.keys loses the keys

/** The groups that some of the pictures are in, each with the places of its pictures. */
export function groupsOf(pictures: readonly Pick<CarPicture, 'group'>[]): [Group, number[]][] {
  return order.flatMap((group): [Group, number[]][] => {
    const places = pictures.flatMap((picture, i) => (picture.group === group ? [i] : []));
    return places.length > 0 ? [[group, places]] : [];
  });
}
