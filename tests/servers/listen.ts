import { until } from '../until.ts';

/** Somebody who listens to the server-sent events at an address; `headers` are those of a session. */
export async function listen(address: string, headers: Record<string, string>) {
  const stop = new AbortController();
  const response = await fetch(address, { headers, signal: stop.signal });
  let text = '';
  let isOver = false;
  const decoder = new TextDecoder();
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  const told = () => Array.from(text.matchAll(/^data: (.*)$/gm), ([, names = '']) => names);
  return {
    response,
    /** All that came so far. */
    text: () => text,
    /** What the events so far have named. */
    told,
    /** Settles when something named `name` has changed since the last call, or since the beginning. */
    next: (() => {
      let seen = 0;
      return (name: string) =>
        until(() => {
          const news = told().slice(seen);
          if (!news.some((names) => names.split(' ').includes(name))) throw new Error(`No news of ${name}`);
          seen += news.length;
        });
    })(),
    isOver: () => isOver,
    async leave() {
      stop.abort();
      await reading;
    },
  };
}
