/**
 * Stands in the head of every page. When the browser is idle, it fetches the client and the whole style sheet file by
 * file, and then runs the client file by file. It does so at once where the visitor acts or the page is for one visitor
 * only. Until the client listens, it keeps the actions of controls for a replay, and shows their effect where it knows it
 * (`earlyControls.ts`). Links and panels need no script: the browser follows and shows them.
 */

import { showPress, showSlide, showStoredCars } from './earlyControls.ts';
import { supportBack } from './backCloses.ts';
import { greet } from './greeting.ts';
import { followedLink, markLinks } from './onItsWay.ts';
import { supportPanels } from './panels.ts';
import { type Field, tellChange } from './tellChange.ts';

const { client = '', sheet = '', needs = '' } = document.currentScript?.dataset ?? {};
/** The visitor's actions to replay when the client listens, oldest first. */
const kept: (() => void)[] = [];
/** The values of the fields that were changed by then, or whether they are checked. */
const changed = new Map<Field, string | boolean>();
const listening = new AbortController();
const capture = { capture: true, signal: listening.signal };
/** The client's files, each after those that it imports. */
const files = `${needs} ${client}`.trim().split(' ');
/** What is still to be fetched before the client can run: nothing is requested twice. */
const toFetch = [
  () => link('preload', sheet, { as: 'style' }),
  ...files.map((href) => () => link('modulepreload', href)),
];
let running = false;

greet();
supportPanels(supportBack());
markLinks();
document.addEventListener('DOMContentLoaded', showStoredCars);
addEventListener('load', () => whenIdle(() => (isPersonal() ? run() : whenIdle(fetchNext))));
// Not `pointerdown` and `keydown`: the effect of a press comes before the client.
for (const type of ['pointermove', 'pointerup', 'keyup', 'focusin', 'input', 'scroll', 'error']) {
  document.addEventListener(type, run, capture);
}
// At these events, React would hydrate a whole part of the page first, while the visitor waits.
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend']) {
  document.addEventListener(type, (event) => event.stopPropagation(), { ...capture, passive: true });
}

document.addEventListener(
  'click',
  (event) => {
    const link = followedLink(event);
    // Only after what the visitor has done before: the next page shows it.
    if (link && kept.length > 0) return keep(event, () => link.click());
    const control = (event.target as Element).closest<HTMLButtonElement>('button, [role=tab]');
    // The browser itself handles the button of a form, after checking its fields, and that of a panel.
    const submits = control?.form && control.type === 'submit';
    if (!control || submits || control.hasAttribute('popovertarget')) return;
    if (showSlide(control)) done(event);
    else keep(event, () => control.click(), showPress(control) ? undefined : control);
  },
  capture,
);

document.addEventListener(
  'submit',
  (event) => {
    const { target, submitter } = event as SubmitEvent & { target: HTMLFormElement };
    // A search needs no client, unless the visitor has done before what only the client knows.
    if (target.method === 'get' && kept.length === 0) return search(event, target);
    keep(event, () => target.requestSubmit(submitter), submitter ?? target);
  },
  capture,
);

document.addEventListener(
  'keydown',
  (event) => {
    const target = event.target as HTMLElement;
    // Only tabs need a script for keys; fields and the page do not.
    if (!/^(Arrow|Home|End)/.test(event.key) || !target.closest('[role=tablist]')) return;
    const press = new KeyboardEvent('keydown', { key: event.key, bubbles: true });
    keep(event, () => target.dispatchEvent(press), target);
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

// The client's hydration signal, when the whole page is hydrated.
document.addEventListener(
  'hydrated',
  () =>
    setTimeout(() => {
      changed.forEach(tellChange);
      replay();
    }),
  { once: true },
);

/** Whether the page is for one visitor only: `PageHead` gives all others an address that can be shared. */
function isPersonal(): boolean {
  return !document.querySelector('meta[property="og:url"]');
}

/** Calls `then` when the browser is idle, after 500 ms at the latest. */
function whenIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 500 });
  else setTimeout(then);
}

/** Requests one file at a time, as each takes a slow phone some milliseconds; then runs the client. */
function fetchNext() {
  toFetch.shift()?.();
  (running ? setTimeout : whenIdle)(toFetch.length > 0 ? fetchNext : run);
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
}

function run() {
  if (running) return;
  running = true;
  // The effect of the visitor's action is painted first.
  setTimeout(() => {
    // The page came with its critical CSS only; what the client adds may need any rule.
    link('stylesheet', sheet, { onload: runClient, onerror: runClient });
    fetchNext();
  }, 100);
}

/** Runs file after file. In between, the browser can react to the visitor. */
async function runClient() {
  try {
    for (const file of files) {
      await new Promise<void>((resolve) => (kept.length > 0 ? setTimeout(resolve) : whenIdle(resolve)));
      await import(/* @vite-ignore */ file);
    }
  } catch {
    // The page goes on as it does without a script: a link that was kept is followed, and nothing is saved.
    replay();
    showStoredCars();
  }
}

/** Keeps an action for a replay, and shows that its control waits for it (`site.css`). */
function keep(event: Event, again: () => void, waiting?: HTMLElement) {
  done(event);
  kept.push(again);
  if (waiting) waiting.dataset.waiting = '';
  run();
}

/** Opens what a form asks for, as the browser does, without its empty fields. */
function search(event: Event, form: HTMLFormElement) {
  done(event);
  const asked = [...new FormData(form)].filter(([, value]) => value) as [string, string][]; // it has no files
  location.assign(`${form.action}?${new URLSearchParams(asked)}`);
}

/** Keeps the browser and all later listeners from handling an event. */
function done(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Does what the visitor has done again: by the client, or where there is none, as a page without a script. */
function replay() {
  listening.abort();
  for (const control of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    delete control.dataset.waiting;
  // One by one: the client shows the effect of each before the next.
  for (const again of kept) setTimeout(again);
}
