import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';

describe.each(storeEngines)('an operator who starts the REST API over $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest | undefined;
  let lines: string[];
  beforeEach(async () => {
    engine = await emptyStore();
    lines = [];
  });
  afterEach(async () => {
    await rest?.close();
    await engine.close();
  });

  async function start() {
    const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg);
    rest = await runRest({ store: engine.store, logger: { level: 'warn', stream: { write } } });
  }

  it('is told which cars have no make, the first five by name', async () => {
    await carStore(engine.store).saveAll([
      aCar({ _id: 'a' }),
      aBareCar({ _id: 'b', stockNumber: 'A-17' }),
      aBareCar({ _id: 'c', title: 'White SUV' }),
      ...['d', 'e', 'f', 'g'].map((_id) => aBareCar({ _id })),
    ]);
    await start();
    await expect.poll(() => lines).toEqual([expect.stringMatching(/^6 cars have no make: .+ and 1 other\./)]);
    expect(lines[0]).toMatch(/A-17/);
  });

  it('is told nothing where each has one', async () => {
    await carStore(engine.store).saveAll([aCar(), aCar()]);
    await start();
    await rest?.close();
    expect(lines).toEqual([]);
    rest = undefined;
  });
});
