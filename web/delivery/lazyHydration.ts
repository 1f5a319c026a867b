/**
 * Stands in the head of every page. It fetches the client and the whole style sheet when the browser is idle, and runs
 * the client at the visitor's first move, or at once where the page has something of the visitor's own to show; until
 * the client listens, it keeps what the visitor does. Links need no script: the browser follows them.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const { client = '', sheet = '', needs = '' } = document.currentScript?.dataset ?? {};
/** What was done before the client listened, oldest first. */
const kept: (() => void)[] = [];
/** What stands in the fields that were changed by then, or whether they are checked. */
const changed = new Map<Field, string | boolean>();
const listening = new AbortController();
const capture = { capture: true, signal: listening.signal };
/** What to fetch before the client can run: nothing is asked for twice. */
const toFetch = [
  () => link('preload', sheet, { as: 'style' }),
  ...[client, ...needs.split(' ')].map((href) => () => link('modulepreload', href)),
];
let running = false;

addEventListener('load', () => whenIdle(() => (isPersonal() ? run() : whenIdle(fetchByAndBy))));
for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'error']) {
  document.addEventListener(type, run, capture);
}

document.addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [role=tab]');
    // The button of a form submits it, after the browser has checked its fields.
    const submits = control instanceof HTMLButtonElement && control.form && control.type === 'submit';
    if (control && !submits) keep(event, () => control.click());
  },
  capture,
);

document.addEventListener(
  'submit',
  (event) => keep(event, () => (event.target as HTMLFormElement).requestSubmit(event.submitter)),
  capture,
);

document.addEventListener(
  'keydown',
  (event) => {
    const target = event.target as Element;
    // Fields and the page itself answer to keys without a script.
    if (!/^(Arrow|Home|End)/.test(event.key) || !target.closest('[role=tablist]')) return;
    keep(event, () => target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true })));
  },
  capture,
);

document.addEventListener(
  'input',
  (event) => {
    const field = event.target as HTMLInputElement;
    changed.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value);
  },
  capture,
);

// What has come near once (`content-auto`) stays: it is not laid out anew on the way back.
document.addEventListener(
  'contentvisibilityautostatechange',
  (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible';
  },
  { capture: true },
);

// Said by the client when all of the page is alive.
document.addEventListener('hydrated', () => setTimeout(replay), { once: true });

/** Whether something of the visitor's own belongs on the page: search engines shall not know it, or the device keeps it. */
function isPersonal(): boolean {
  try {
    return !!document.querySelector('meta[name=robots]') || localStorage.length + sessionStorage.length > 0;
  } catch {
    // The browser lets nothing be kept.
    return false;
  }
}

function whenIdle(then: () => void) {
  (window.requestIdleCallback ?? setTimeout)(then);
}

/** Asks for one file at a time, as each takes a slow phone some milliseconds. */
function fetchByAndBy() {
  toFetch.shift()?.();
  if (toFetch.length > 0) whenIdle(fetchByAndBy);
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
}

function run() {
  if (running) return;
  running = true;
  for (const ask of toFetch.splice(0)) ask();
  // The page came with the rules that it is painted with; what the client adds may need any.
  link('stylesheet', sheet, { onload: runClient, onerror: runClient });
}

function runClient() {
  // Without the client nothing would ever be replayed: then the page goes on as it does without a script.
  import(/* @vite-ignore */ client).catch(() => listening.abort());
}

function keep(event: Event, again: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.push(again);
  run();
}

function replay() {
  listening.abort();
  changed.forEach(tellChange);
  for (const again of kept) again();
}

/**
 * Passes a change on to React, which takes what it finds in a field for what the page came with. So the field is put
 * back behind its eyes and changed again.
 */
function tellChange(value: string | boolean, field: Field) {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = String(value);
  else if (field.type !== 'file') {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
