import { readToken } from '../../token.ts';

/** A stream that says nothing for so long is dead, ms: the server says something every 15 seconds. */
const SILENCE = 45_000;

/** The server has no stream for whoever is signed in: none at all, not in this role, or not another one. */
export class NoStream extends Error {}

/**
 * The server-sent events of the inbox: of each, the names of what has changed. Ends when the server ends the stream. Throws
 * `NoStream`, or another error where the connection fails; `signal` ends it at once.
 */
export async function* readEvents(signal: AbortSignal): AsyncGenerator<readonly string[]> {
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, SILENCE);
  try {
    // Unlike `EventSource`, it can send the token.
    const response = await fetch('/back-office/inbox-events', {
      headers: { authorization: `Bearer ${readToken()}` },
      signal: end.signal,
    });
    // Somebody whose session has ended may sign in again at any moment.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 401;
    if (isRefused) throw new NoStream(`HTTP ${response.status}`);
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE);
      text += value;
      // An empty line ends a message; of ours, each has one line of data, and comments have none.
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const [, names] = /^data: (.*)$/m.exec(message) ?? [];
        if (names !== undefined) yield names.split(' ');
      }
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    end.abort();
  }
}
