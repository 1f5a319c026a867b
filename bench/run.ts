import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Bench } from './Bench.ts';
import { goals } from './goals/goals.ts';
import { type GoalResult, judgeGoal } from './judgeGoal.ts';
import { buildPeers } from './peers/buildPeers.ts';
import { detailTables, type Run, verdictTable } from './report/writeReport.ts';
import { settings as allSettings } from './Settings.ts';

// Judges the built product by its goals of speed: `npm run bench -- [--quick] [--only 1,2,15] [--json FILE]
// [--markdown]`. Progress is written to the standard error, the tables to the standard output; --markdown leaves the
// details out. With MONGODB_URL, goal 8 is measured on that server as well, in temporary databases.

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
    markdown: { type: 'boolean', default: false },
  },
});
const settings = allSettings[values.quick ? 'quick' : 'full'];
const only = values.only?.split(',').map(Number);
const chosen = goals.filter(({ number }) => !only || only.includes(number));
if (chosen.length === 0) {
  const numbers = goals.map(({ number }) => number).toSorted((a, b) => a - b);
  console.error(`There is no goal ${values.only}: the goals are ${numbers.join(', ')}.`);
  process.exit(1);
}

const bench = new Bench(settings);
let stopped: Promise<void> | undefined;
// Ctrl-C stops the current goal and writes the table; a second one ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopped) process.exit(1);
    stopped = bench.closeGoal(true);
  });
}
// A stopped goal may leave promises that nobody awaits; the table is written all the same.
process.on('unhandledRejection', (error) => console.error(`        ${String(error)}`));

const began = performance.now();
const seconds = () => (performance.now() - began) / 1_000;
await buildPeers();
const results: GoalResult[] = [];
for (const goal of chosen) {
  if (stopped) break;
  const limit = Math.min(goal.limit(settings), settings.limit - seconds());
  console.error(`${seconds().toFixed(0).padStart(4)} s  goal ${goal.number} …`);
  results.push(await judgeGoal(goal, bench, limit));
}
await stopped;
await bench.closeGoal(true);

const run: Run = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`,
  quick: values.quick,
  seconds: seconds(),
  results,
};
if (values.json) writeFileSync(values.json, `${JSON.stringify(run, null, 2)}\n`);
console.log(values.markdown ? verdictTable(run) : `${verdictTable(run)}\n\n${detailTables(run)}`);
process.exit(stopped ? 1 : 0);
