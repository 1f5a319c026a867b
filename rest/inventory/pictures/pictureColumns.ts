/** The keys of names under which a column has the only picture, the first one, or all of them. */
const first =
  'image|images|imageurl|imageurls|imagelink|imagelinks|photo|photos|photourl|photourls|photolink|photolinks|picture|' +
  'pictures|pictureurl|pictureurls|picturelink|picturelinks|mainimage|mainphoto|mainpicture|coverimage|coverphoto|الصور';
/** Columns of further pictures: Google's feed has `additional_image_link`, also several times. */
const further =
  'additional(?:image|photo|picture)(?:link|url)?s?|(?:more|other)(?:image|photo|picture)s|(?:image|photo)?gallery';
/** `Image 1`, `Photo URL 2`; Meta's feed has `image[0].url`. */
const numbered = '(?:image|img|photo|picture|pic)(?:url|link)?(?<number>\\d{1,3})(?:url|link)?';

const isFirst = new RegExp(`^(?:${first})$`);
const isFurther = new RegExp(`^(?:${further})$`);
const isNumbered = new RegExp(`^${numbered}$`);

/** Finds the columns of pictures among the keys (`nameKey`) of a header, in the order in which the car shows the pictures. */
export function pictureColumns(keys: string[]): number[] {
  return keys
    .flatMap((key, column) => {
      const place = placeOf(key);
      return place === undefined ? [] : [{ column, place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ column }) => column);
}

function placeOf(key: string): number | undefined {
  if (isFirst.test(key)) return -1;
  const number = isNumbered.exec(key)?.groups?.number;
  if (number !== undefined) return Number(number);
  return isFurther.test(key) ? Infinity : undefined;
}
