import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { questions } from './questions.ts';
import { runProduct } from './runProduct.ts';

// Measures the gateway of the built product: `npm run bench -- [FILE.csv] [--seconds N]`. With a file, on that
// inventory; without, on the demonstration stock. MONGODB_URL measures MongoDB instead of the embedded store.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' } },
});
const dataDir = mkdtempSync(join(tmpdir(), 'cars-bench-'));
const environment = { ...process.env, DATA_DIR: dataDir, DEMO_STOCK: String(positionals.length === 0) };

if (positionals[0]) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['dist/import.js', positionals[0]], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The file could not be imported');
  console.log(`Imported in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const product = await runProduct(environment);
try {
  const rows = [];
  for (const [name, question] of Object.entries(questions)) {
    rows.push({ question: name, ...(await measure(product, question, Number(values.seconds))) });
  }
  console.table(rows);
} finally {
  product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
