import { type PictureGroup, pictureGroups } from '../../cars/car.ts';

/** The keys of names under which a column has the only picture, the first one, or all of them. */
const first =
  'image|images|imageurl|imageurls|imagelink|imagelinks|photo|photos|photourl|photourls|photolink|photolinks|picture|' +
  'pictures|pictureurl|pictureurls|picturelink|picturelinks|mainimage|mainphoto|mainpicture|coverimage|coverphoto|الصور';
/** Columns of further pictures: Google's feed has `additional_image_link`, also several times. */
const further =
  'additional(?:image|photo|picture)(?:link|url)?s?|(?:more|other)(?:image|photo|picture)s|(?:image|photo)?gallery';
/** `Image 1`, `Photo URL 2`; Meta's feed has `image[0].url`. */
const numbered = '(?:image|img|photo|picture|pic)(?:url|link)?(?<number>\\d{1,3})(?:url|link)?';

/** `Interior Images`, `Exterior Photo 2`, `Damage pictures`. */
const ofGroup: Record<PictureGroup, string> = {
  outside: 'exterior|outside|ext',
  inside: 'interior|inside|int|cabin',
  details: 'details?|closeups?',
  imperfections: 'imperfections?|damages?|defects?|scratch(?:es)?',
};

const isFirst = new RegExp(`^(?:${first})$`);
const isFurther = new RegExp(`^(?:${further})$`);
const isNumbered = new RegExp(`^${numbered}$`);
const isOfGroup = pictureGroups.map(
  (group) =>
    new RegExp(`^(?:${ofGroup[group]})(?:image|img|photo|picture|pic)s?(?:url|link)?s?(?<number>\\d{0,3})$`),
);

/** A column of pictures, and the part of the car that it says they show; null if it does not say it. */
export interface PictureColumn {
  column: number;
  group: PictureGroup | null;
}

/** The first number of a place among the columns of further pictures: no column has a number so large. */
const FURTHER = 1000;

/** Finds the columns of pictures among the keys (`nameKey`) of a header, in the order in which the car shows the pictures. */
export function pictureColumns(keys: string[]): PictureColumn[] {
  return keys
    .flatMap((key, column) => {
      const found = placeOf(key);
      return found === undefined ? [] : [{ ...found, column }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ column, group }) => ({ column, group }));
}

function placeOf(key: string): { place: number; group: PictureGroup | null } | undefined {
  if (isFirst.test(key)) return { place: -1, group: null };
  const number = isNumbered.exec(key)?.groups?.number;
  // `Image 360` is a column of the whole turn.
  if (number === '360') return undefined;
  if (number !== undefined) return { place: Number(number), group: null };
  if (isFurther.test(key)) return { place: FURTHER, group: null };
  for (const [i, group] of pictureGroups.entries()) {
    const ofThis = isOfGroup[i]?.exec(key)?.groups?.number;
    if (ofThis !== undefined) return { place: FURTHER * (i + 2) + Number(ofThis), group };
  }
  return undefined;
}
