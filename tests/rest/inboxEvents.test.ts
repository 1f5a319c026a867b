import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InboxEvents } from '../../rest/enquiries/inbox/InboxEvents.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { filledForms } from '../forms/filledForms.ts';
import { listen } from '../servers/listen.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, signIn, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

const PATH = '/api/admin/v1/inbox/events';
const FORM = '/api/v1/contact-us';

describe.each(storeEngines)('a salesman who listens for news of the inbox, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let omar: Staff;

  const run = (store = engine.store) => runRest({ store, photos: engine.photos, admin: { tokenSecret } });
  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    omar = await addStaff(engine.store, 'Omar', 'SALES');
    rest = await run();
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const follow = (headers: Record<string, string> = omar.headers, { url } = rest) =>
    listen(url + PATH, headers);
  const ended = ({ isOver }: Awaited<ReturnType<typeof follow>>) => until(() => expect(isOver()).toBe(true));

  it('is told of a form that this process takes, and of one that another takes, but not what is in them', async () => {
    const another = await engine.another();
    const twin = await run(another);
    const news = await follow();
    expect(news.response.headers.get('content-type')).toContain('text/event-stream');
    expect(news.response.headers.get('cache-control')).toBe('no-store');
    expect(news.response.headers.get('x-accel-buffering')).toBe('no');
    await news.next('enquiries');
    for (const process of [rest, twin]) {
      await process.post(FORM, filledForms[FORM]);
      await news.next('enquiries');
    }
    expect(news.text()).toMatch(/^: open\n\n(event: changed\ndata: (enquiries|enquiries viewers)\n\n)+$/);
    await news.leave();
    await twin.close();
    await another.close();
  });

  it('is told nothing more when the session has ended: by a log-out, by an owner, at another process', async () => {
    const another = await engine.another();
    const twin = await run(another);
    const device = await signIn(engine.store, { _id: omar.id });
    const [first, second] = [await follow(), await follow(device)];
    const own = (await rest.get('/api/admin/v1/sessions', omar.headers)).body.items;
    const { id } = own.find(({ current }: { current: boolean }) => current);
    await fetch(`${twin.url}/api/admin/v1/sessions/${id}`, { method: 'DELETE', headers: device });
    await ended(first);
    expect(second.isOver()).toBe(false);
    const huda = await addStaff(engine.store, 'Huda', 'OWNER');
    await fetch(`${twin.url}/api/admin/v1/people/${omar.id}`, {
      method: 'PATCH',
      headers: { ...huda.headers, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ disabled: true }),
    });
    await ended(second);
    expect((await follow(device)).response.status).toBe(401);
    await twin.close();
    await another.close();
  });

  it('has four streams at once in a session, and as many again when he has closed them', async () => {
    const streams = await Promise.all([follow(), follow(), follow(), follow()]);
    const fifth = await follow();
    expect(fifth.response.status).toBe(429);
    expect(Number(fifth.response.headers.get('retry-after'))).toBeGreaterThan(0);
    await until(() => expect(fifth.text()).toContain('The inbox is open in too many windows.'));
    const other = await follow(await signIn(engine.store, { _id: omar.id }));
    expect(other.response.status).toBe(200);
    await streams[0]?.leave();
    await until(async () => {
      const next = await follow();
      await next.leave();
      expect(next.response.status).toBe(200);
    });
    for (const stream of [...streams, other]) await stream.leave();
  });

  it('does not keep the API from stopping', async () => {
    const other = await run();
    const news = await follow(omar.headers, other);
    const began = performance.now();
    await other.close();
    await ended(news);
    // Running requests would be aborted after ten seconds.
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});

describe('listeners of one process', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('share one look a second, and without any of them nothing is looked at', async () => {
    let looks = 0;
    const events = new InboxEvents({
      sources: { enquiries: async () => (looks += 1) },
      sessions: { stillOpen: async (ids) => new Set(ids) },
      log: { warn: (_, line) => expect.fail(line) },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(looks).toBe(0);
    const streams = ['one', 'two', 'three'].map((session) => events.open(session));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(11);
    for (const stream of streams) stream.destroy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toBe(11);
    const again = events.open('one');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(looks).toBe(14);
    again.destroy();
    await events.close();
  });

  it('are told again when the store can be read again', async () => {
    const lines: string[] = [];
    let isBroken = true;
    const events = new InboxEvents({
      sources: { enquiries: async () => (isBroken ? Promise.reject(new Error('no disk')) : 1) },
      sessions: { stillOpen: async (ids) => new Set(ids) },
      log: { warn: (_, line) => void lines.push(line) },
    });
    const stream = events.open('one');
    let text = '';
    stream.on('data', (part) => (text += String(part)));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lines[0]).toBe('The inbox could not be followed; trying again');
    isBroken = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(text).toContain('event: changed');
    stream.destroy();
    await events.close();
  });
});
