import { expect, it } from 'vitest';
import { ResizeQueue } from '../../gateway/pictures/ResizeQueue.ts';

it('two pictures are worked on at once, and placeholders wait for pictures', async () => {
  const queue = new ResizeQueue();
  const order: string[] = [];
  let running = 0;
  const task = (name: string) => async () => {
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    order.push(name);
    if (name === 'fails') throw new Error(name);
  };
  await Promise.allSettled([
    queue.picture(task('fails')),
    queue.picture(task('first')),
    queue.placeholder(task('placeholder')),
    queue.picture(task('second')),
    queue.picture(task('third')),
  ]);
  expect(order.slice(2)).toEqual(['second', 'third', 'placeholder']);
  await queue.picture(task('later'));
});
