import { afterAll, beforeAll, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { readPage } from '../browser/readPage.ts';
import { grouped } from '../../web/ui/text/grouped.ts';
import { demoCars } from '../stock/demoCars.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';

/** The demonstration stock with one picture of each car. */
const stock = (await demoCars()).map((car) => ({
  ...car,
  images: [
    {
      _id: `picture-${car._id}`,
      path: `photos/${car._id}.jpg`,
      filename: 'illustration-side.jpg',
      description: `Illustration: ${car.bodyType}`,
    },
  ],
}));

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  await carStore(rest.store).saveAll(stock);
  gateway = await runGateway({ restUrl: rest.url, site: sourceSite });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

/** Each amount `a month` that the page of a car shows for this car, with the words before and after it that say its terms. */
async function instalmentsOf(id: string) {
  const html = await (await fetch(`${gateway.url}/car/${id}`)).text();
  const cardsAndTags = /<article.*?<\/article>|<[^>]*>/gs;
  const words = html.replaceAll(cardsAndTags, '').replaceAll('\u00a0', ' ');
  return words.match(
    /(?:(?:Reducing|Flat) rate [\d.]+% a year |or )?AED [\d,]+ a month(?:Example: .*?% reducing\.)?/g,
  );
}

test('a buyer reads one instalment on the page of each demonstration car, with its terms', async () => {
  const cars = stock.filter((car) => car.monthlyInstallment !== null && car.saleStatus !== 'sold');
  expect(cars.length).toBeGreaterThan(30);
  for (const { _id, originalPrice, discountedPrice, monthlyInstallment } of cars) {
    const down = grouped(Math.ceil((discountedPrice ?? originalPrice ?? 0) * 0.2));
    const instalment = `AED ${grouped(monthlyInstallment ?? 0)} a month`;
    expect(await instalmentsOf(_id)).toEqual([
      `or ${instalment}Example: AED ${down} down (20%), 60 months at 3.99% reducing.`,
      `Reducing rate 3.99% a year ${instalment}`,
      expect.stringMatching(/^Flat rate 2\.15% a year AED/),
    ]);
  }
});

const onPicture = 'Illustration, not a photo';
const underCars = 'The pictures are illustrations, not photos.';

test.each([
  ['/', [onPicture, underCars]],
  ['/about', [onPicture]],
  ['/sell', [onPicture]],
  ['/finance', [onPicture]],
  ['/buy', [underCars]],
  ['/test-drive', [underCars]],
  [`/car/${stock[0]!._id}`, [onPicture]],
  [`/compare?cars=${stock[0]!._id},${stock[1]!._id}`, [underCars]],
])('a visitor of %s reads that its pictures are illustrations, once with each list', async (path, words) => {
  const { html } = await readPage(gateway.url + path);
  expect(html.match(/(?<=<p [^>]*>)[^<]*illustration[^<]*(?=<)/gi)).toEqual(words);
});
