import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressBar } from '../tests/browser/chromiumArgs.mjs';
import { findChromium } from '../tests/browser/findChromium.mjs';
import { demoProduct } from './demoProduct.ts';
import { medianOf } from './medianOf.ts';
import { processorBlockingTime } from './processorBlockingTime.ts';

// Lighthouse on the built product, as a phone on a slow 4G line sees it: `npm run lighthouse [-- RUNS]`. Each figure
// is the median of five runs. Lighthouse itself comes through npx. Its benchmark index says how fast the machine was at that
// time: twice the index, about half the time. TBT is told by the clock, as Lighthouse does, and by processor time.

const runs = Number(process.argv[2] ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** How many times slower than this one the processor is that Lighthouse imitates. */
const SLOWDOWN = 4;
/** The features of Chromium to turn off: those that Lighthouse turns off itself, as Chromium reads only the last list, and ours. */
const OFF = [
  'AutofillServerCommunication',
  'CalculateNativeWinOcclusion',
  'CertificateTransparencyComponentUpdater',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'PrivacySandboxSettings4',
  'RenderDocument',
  'Translate',
  ...addressBar,
];
const timings = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue: number; title: string }>;
  /** TBT by processor time, ms. */
  processorTbt: number;
}

interface Trace {
  traceEvents: Parameters<typeof processorBlockingTime>[0];
}

const product = await demoProduct();
const table: Record<string, Record<string, number>> = {};
for (const [name, path] of Object.entries(product.pages)) {
  const reports = Array.from({ length: runs }, () => lighthouse(product.origin + path));
  const median = (read: (report: Report) => number) => medianOf(reports.map(read));
  table[name] = {
    ...Object.fromEntries(
      categories.map((category) => [
        category,
        Math.round(median((report) => (report.categories[category]?.score ?? NaN) * 100)),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(timings).map(([label, audit]) => [
        label,
        Number(
          median((report) => report.audits[audit]?.numericValue ?? NaN).toFixed(label === 'CLS' ? 3 : 0),
        ),
      ]),
    ),
    'TBT, processor ms': Math.round(median((report) => report.processorTbt)),
    'benchmark index': Math.round(median((report) => report.environment.benchmarkIndex)),
  };
  for (const failed of new Set(reports.flatMap(shortfalls))) console.log(`${name}: ${failed}`);
}
product.stop();
console.table(table);

function lighthouse(url: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  execFileSync(
    'npx',
    ['--yes', 'lighthouse@12.8.2', url, '--quiet', '--save-assets', '--output=json'].concat(
      `--output-path=${file}`,
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-features=${OFF.join(',')}`,
    ),
    { env: { ...process.env, CHROME_PATH: findChromium() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Omit<Report, 'processorTbt'>;
  const trace = JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8')) as Trace;
  rmSync(folder, { recursive: true });
  return { ...report, processorTbt: processorBlockingTime(trace.traceEvents, SLOWDOWN) };
}

/** The audits that cost a category points, except for performance. */
function shortfalls({ categories: all, audits }: Report): string[] {
  return Object.entries(all)
    .filter(([category]) => category !== 'performance')
    .flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${audits[id]?.title}`),
    );
}
