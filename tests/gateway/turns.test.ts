import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Turns } from '../../gateway/clients/Turns.ts';

describe('the turns of senders', () => {
  let loops = 0;
  let immediate: NodeJS.Immediate;
  const count = () => {
    loops += 1;
    immediate = setImmediate(count);
  };
  beforeEach(count);
  afterEach(() => clearImmediate(immediate));

  const roundsOf = (turns: Turns, senders: string[]) =>
    Promise.all(
      senders.map(async (sender) => {
        await turns.wait(sender);
        return loops;
      }),
    );

  it('come one in each round of the event loop, so that the requests of others are served in between', async () => {
    const [first = 0, ...others] = await roundsOf(new Turns(), ['one', 'one', 'one']);
    expect(others).toEqual([first + 1, first + 2]);
  });

  it('do not wait for those of others', async () => {
    const [first, ...others] = await roundsOf(new Turns(), ['one', 'two', 'three']);
    expect(others).toEqual([first, first]);
  });
});
