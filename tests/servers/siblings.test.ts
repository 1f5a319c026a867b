import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OriginCircuit } from '../../gateway/origin/OriginCircuit.ts';
import { UpstreamFailure } from '../../gateway/origin/upstreamErrors.ts';
import { passOn, siblings } from '../../platform/processes/siblings.ts';
import { until } from '../until.ts';

describe('the processes of one gateway', () => {
  /** The end of a channel to the primary process, which is imitated. */
  class ChannelEnd extends EventEmitter {
    send = (message: string) => void setImmediate(() => primary(message, this));
  }
  const ends = [new ChannelEnd(), new ChannelEnd()];
  const workers = ends.map((end) => ({ send: (message: unknown) => end.emit('message', message) }));
  const primary = (message: string, from: ChannelEnd) =>
    passOn(message, workers[ends.indexOf(from)]!, workers);

  const late = async () => {
    throw new UpstreamFailure('UPSTREAM_TIMEOUT');
  };
  let probes: number[];
  let log: [process: number, about: object][];
  let answersProbes: boolean;
  let circuits: [OriginCircuit, OriginCircuit];
  beforeEach(() => {
    probes = [0, 0];
    log = [];
    circuits = ends.map(
      (end, index) =>
        new OriginCircuit({
          probe: async () => {
            probes[index]! += 1;
            if (!answersProbes) await late();
          },
          log: (about) => void log.push([index, about]),
          siblings: siblings(end),
        }),
    ) as typeof circuits;
  });
  afterEach(() => {
    for (const circuit of circuits) circuit.close();
    expect(ends.map((end) => end.listenerCount('message'))).toEqual([0, 0]);
  });

  it('let an origin that hangs cost one visitor the whole time, and not again in the other process', async () => {
    answersProbes = false;
    const [one, other] = circuits;
    let answer: (holder: string) => void = () => undefined;
    const keyOfForm = other.pass(() => new Promise<string>((resolve) => (answer = resolve)));
    // It came just before the other process could be told.
    const underWay = other.run(() => new Promise(() => undefined));
    await expect(one.run(late)).rejects.toThrow(UpstreamFailure);
    await expect(underWay).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    await until(() => expect(circuits.map(({ state }) => state)).toEqual(['open', 'open']));
    let isAsked = false;
    const read = async () => void (isAsked = true);
    await expect(other.run(read)).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(isAsked).toBe(false);
    answer('Marsa Motors');
    expect(await keyOfForm).toBe('Marsa Motors');
    answersProbes = true;
    await until(() => expect(circuits.map(({ state }) => state)).toEqual(['closed', 'closed']));
    await other.run(read);
    expect(isAsked).toBe(true);
    for (const index of [0, 1])
      expect(log.filter(([process]) => process === index).map(([, about]) => about)).toMatchObject([
        { circuit: 'open', code: 'UPSTREAM_TIMEOUT' },
        { circuit: 'closed' },
      ]);
  });

  it('find out each for itself: what one suspects makes the other refuse nothing', async () => {
    answersProbes = true;
    const [one, other] = circuits;
    await expect(one.run(late)).rejects.toThrow(UpstreamFailure);
    await until(() => expect(probes).toEqual([1, 1]));
    expect(await other.run(async () => 'cars')).toBe('cars');
    expect(await one.run(async () => 'cars')).toBe('cars');
    expect(probes).toEqual([1, 1]);
    expect(log).toEqual([]);
  });
});
