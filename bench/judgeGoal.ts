import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './Bench.ts';
import type { Findings, Goal } from './Goal.ts';
import type { Detail } from './report/Detail.ts';
import { type Verdict, verdictOn } from './report/Verdict.ts';

/** The result of one goal. */
export interface GoalResult {
  goal: number;
  verdicts: Verdict[];
  details: Detail[];
  seconds: number;
}

/** Runs one goal, for `limit` seconds at most. It never throws: what cannot be measured has its reason in the verdict. */
export async function judgeGoal(goal: Goal, bench: Bench, limit: number): Promise<GoalResult> {
  const began = performance.now();
  const checks = goal.checks(bench.settings);
  const verdicts = new Map<string, Verdict>();
  const details: Detail[] = [];
  const tell = (name: string, rest: Pick<Verdict, 'verdict' | 'figures' | 'reason'>) => {
    const check = checks[name];
    if (check) verdicts.set(name, { goal: goal.number, check, ...rest });
  };
  const findings: Findings = {
    found: (name, ...figures) =>
      tell(name, { verdict: checks[name] ? verdictOn(checks[name], figures) : 'not measured', figures }),
    missed: (name, reason) => tell(name, { verdict: 'missed', reason }),
    notMeasured: (name, reason) => tell(name, { verdict: 'not measured', reason }),
    detail: (title, row) => {
      const known = details.find((detail) => detail.title === title);
      if (known) known.rows.push(row);
      else details.push({ title, rows: [row] });
    },
  };

  const reason = await runWithin(goal, bench, limit, findings);
  for (const name of Object.keys(checks)) {
    if (!verdicts.has(name)) findings.notMeasured(name, reason ?? 'the goal reported no result');
  }
  return {
    goal: goal.number,
    verdicts: Object.keys(checks).flatMap((name) => verdicts.get(name) ?? []),
    details,
    seconds: (performance.now() - began) / 1_000,
  };
}

/** Returns the reason, as text, when the goal did not come to its end. */
async function runWithin(
  goal: Goal,
  bench: Bench,
  limit: number,
  findings: Findings,
): Promise<string | undefined> {
  if (limit <= 0) return 'the time of the run was over';
  const late = new AbortController();
  const reason = await Promise.race([
    goal.run(bench, findings).then(
      () => undefined,
      (error: Error) => error.message,
    ),
    pause(limit * 1_000, `not done after ${limit.toFixed(0)} s`, { signal: late.signal }),
  ]);
  late.abort();
  await bench.closeGoal(reason !== undefined);
  return reason;
}
