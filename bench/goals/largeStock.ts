import type { Bench } from '../Bench.ts';
import type { Findings, Goal } from '../Goal.ts';
import { compareSizes } from '../measure/compareSizes.ts';
import type { Cost } from '../measure/cpuPerRequest.ts';
import { cpuOf, ratioOf } from '../measure/pairedRounds.ts';
import { readSitemap } from '../measure/readSitemap.ts';
import { walkStock } from '../measure/walkStock.ts';
import { startOver, unseenCosts } from './stockFigures.ts';

const TABLE =
  'By the number of cars: CPU ms of gateway + REST API, and p50 ms, of what nobody has asked before; seconds';
/** How long the walk and the sitemap may take on a stock that is not judged, seconds. */
const SHORT = 10;
const WALK = 60;
const SITEMAP = 15;

/** The whole product over stocks of any size, on the embedded store. */
export const largeStock: Goal = {
  number: 14,
  limit: ({ quick }) => (quick ? 60 : 540),
  checks: ({ small, large, largest }) => {
    const [big, most] = [large, largest].map((cars) => cars.toLocaleString('en'));
    return {
      growth: { what: `Unseen filter, page and facets, ${big} ÷ ${small} cars`, atMost: [1.5], unit: '×' },
      cpu: { what: `The same at ${most} cars, CPU of both processes`, atMost: [15], unit: 'ms' },
      ids: { what: `carsByIds of 50 at ${most} cars, CPU of both`, atMost: [3], unit: 'ms' },
      walk: { what: `Walk of ${most} cars by 100`, atMost: [WALK], unit: 's' },
      sitemap: { what: `Sitemap of ${most} cars, all files`, atMost: [5], unit: 's' },
      ready: { what: `REST API ready after its ${most} documents are read`, atMost: [5], unit: 's' },
    };
  },
  async run(bench, findings) {
    const { small, large, stocks } = bench.settings;
    const products = { small: await bench.product(small), large: await bench.product(large) };
    const costs = await compareSizes(bench, (count) => bench.unseen.listingsWithFacets(count), products);
    findings.found('growth', ratioOf(costs.large, costs.small));
    findings.detail('CPU µs of an unseen filter with page and facets, gateway and REST API', {
      [`${small} cars`]: Math.round(cpuOf(costs.small)),
      [`${large} cars`]: Math.round(cpuOf(costs.large)),
    });
    // The stock that is judged comes first: the others are left out if time runs out.
    for (const cars of stocks.toSorted((a, b) => b - a)) await measureStock(bench, findings, cars);
  },
};

async function measureStock(bench: Bench, findings: Findings, cars: number) {
  const judged = cars === bench.settings.largest;
  const { product, start } = await startOver(bench, cars);
  const { healthy, firstPage, reading = 0 } = start;
  if (judged) findings.found('ready', Math.max(0, firstPage - reading));
  const costs = await unseenCosts(bench, product, cars);
  if (judged) findings.found('cpu', costs.facets.cpu / 1_000);
  if (judged) findings.found('ids', costs.ids.cpu / 1_000);

  const sitemap = await readSitemap(product.gateway.url, cars, judged ? SITEMAP : SHORT).catch(
    (error: Error) => error,
  );
  if (judged && sitemap instanceof Error) findings.missed('sitemap', sitemap.message);
  else if (judged && !(sitemap instanceof Error)) findings.found('sitemap', sitemap);

  const walk = await walkStock(product.gateway.url, judged ? WALK : SHORT);
  const walked = `${walk.cars.toLocaleString('en')} cars in ${walk.seconds.toFixed(0)} s`;
  if (judged && walk.done && walk.cars === cars) findings.found('walk', walk.seconds);
  else if (judged) findings.missed('walk', walked);

  findings.detail(TABLE, {
    cars: cars.toLocaleString('en'),
    'unseen filter': told(costs.filter),
    'with facets': told(costs.facets),
    'carsByIds(50)': told(costs.ids),
    'walk by 100, s': walk.done ? walk.seconds.toFixed(1) : walked,
    'sitemap, s': sitemap instanceof Error ? sitemap.message : sitemap.toFixed(2),
    'to /healthz, s': healthy.toFixed(2),
    'to the first page, s': firstPage.toFixed(2),
    'documents alone, s': start.reading?.toFixed(2) ?? 'not known',
  });
  await Promise.all([product.gateway.stop(), product.rest.stop()]);
}

function told({ each: [gateway = 0, rest = 0], load: { p50 } }: Cost): string {
  return `${(gateway / 1_000).toFixed(1)} + ${(rest / 1_000).toFixed(1)}, ${p50.toFixed(0)}`;
}
