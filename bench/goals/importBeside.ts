import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Goal } from '../Goal.ts';
import { importFile, ImportTooSlow } from '../stock/importFile.ts';
import { RATES, readsBeside } from '../measure/readsBeside.ts';
import { sameWork } from './sameWork.ts';

/** How long the import may take until it is stopped, seconds. */
const LIMIT = { full: 45, quick: 11 };
/** How long the reads go on after it, ms. */
const AFTERWARDS = 1_000;
/** ms. */
const WARM_UP = 2_000;

/** An import beside a running site: how it slows reads down, and what time and memory it takes. */
export const importBeside: Goal = {
  number: 17,
  limit: ({ quick }) => (quick ? 40 : 120),
  checks: ({ large }) => {
    const rows = large.toLocaleString('en');
    return {
      p99: {
        what: `p99 of reads, cached and unseen, during an import of ${rows} rows`,
        atMost: [50, 50],
        unit: 'ms',
      },
      seconds: { what: `Import of ${rows} rows`, atMost: [10], unit: 's' },
      memory: { what: 'The most memory that the import held', atMost: [300], unit: 'MB' },
    };
  },
  async run(bench, findings) {
    const { settings, stocks, servers } = bench;
    const dataDir = join(servers.folder(), 'data');
    cpSync(await bench.stock(settings.small), dataDir, { recursive: true });
    const file = await stocks.file(settings.large);
    const work = await sameWork(bench, await servers.product(dataDir));

    await readsBeside(bench, work, AbortSignal.timeout(WARM_UP));
    const limit = LIMIT[settings.quick ? 'quick' : 'full'];
    const stop = new AbortController();
    const underWay = readsBeside(bench, work, stop.signal);
    const imported = await importFile(file, servers.processes, { env: { DATA_DIR: dataDir }, limit }).catch(
      (error: Error) => error,
    );
    await pause(AFTERWARDS);
    stop.abort();
    const results = await underWay;
    const failed = results.reduce((sum, result) => sum + result.failed, 0);
    if (failed > 0) findings.missed('p99', `${failed} reads failed`);
    else findings.found('p99', ...results.map(({ p99 }) => p99));
    for (const [i, result] of results.entries()) {
      findings.detail('Reads beside the import', {
        reads: Object.keys(RATES)[i] ?? '',
        answered: result.answered,
        failed: result.failed,
        'p50 ms': result.p50.toFixed(1),
        'p99 ms': result.p99.toFixed(1),
      });
    }
    if (imported instanceof ImportTooSlow) {
      findings.missed('seconds', `not done after ${limit} s`);
      findings.notMeasured('memory', `${Math.round(imported.memory)} MB when it was stopped`);
    } else if (imported instanceof Error) {
      throw imported;
    } else {
      findings.found('seconds', imported.seconds);
      findings.found('memory', imported.memory);
    }
  },
};
