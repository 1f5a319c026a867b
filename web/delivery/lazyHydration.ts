/**
 * Stands in the head of every page. When the browser is idle it fetches the client and the whole style sheet, one file
 * after the other, and runs the client, one file after the other: at once where the visitor moves or the page is for
 * one visitor only. Until the client listens, it lets controls do what they are for (`earlyControls.ts`), or keeps
 * what the visitor does. Links and panels need no script: the browser follows and shows them.
 */

import { actEarly, showKept } from './earlyControls.ts';
import { supportBack } from './backCloses.ts';
import { markLinks } from './onItsWay.ts';
import { supportPanels } from './panels.ts';

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

supportPanels(supportBack());
markLinks();
document.addEventListener('DOMContentLoaded', showKept);
addEventListener('load', () => whenIdle(() => (isPersonal() ? run() : whenIdle(fetchByAndBy))));
// A finger or key that goes down waits for its effect, which comes before the client.
for (const type of ['pointermove', 'pointerup', 'keyup', 'focusin', 'input', 'scroll', 'error']) {
  document.addEventListener(type, run, capture);
}
// React would take over all of a part of the page first, while the visitor waits.
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend']) {
  document.addEventListener(type, (event) => event.stopPropagation(), { ...capture, passive: true });
}

document.addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button, [role=tab]');
    // The button of a form submits it, after the browser has checked its fields; that of a panel shows or hides it.
    const submits = control instanceof HTMLButtonElement && control.form && control.type === 'submit';
    if (!control || submits || control.hasAttribute('popovertarget')) return;
    if (actEarly(control)) done(event);
    else keep(event, control, () => control.click());
  },
  capture,
);

document.addEventListener(
  'submit',
  (event) => {
    const { target, submitter } = event as SubmitEvent & { target: HTMLFormElement };
    keep(event, submitter ?? target, () => target.requestSubmit(submitter));
  },
  capture,
);

document.addEventListener(
  'keydown',
  (event) => {
    const target = event.target as HTMLElement;
    // Fields and the page itself answer to keys without a script.
    if (!/^(Arrow|Home|End)/.test(event.key) || !target.closest('[role=tablist]')) return;
    keep(event, target, () =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true })),
    );
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

/** Whether the page is for one visitor only: search engines shall not know it. */
function isPersonal(): boolean {
  return !!document.querySelector('meta[name=robots]');
}

/** Soon, also where the browser is never idle. */
function whenIdle(then: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 500 });
  else setTimeout(then);
}

/** Asks for one file at a time, as each takes a slow phone some milliseconds; then it is time. */
function fetchByAndBy() {
  toFetch.shift()?.();
  whenIdle(toFetch.length > 0 ? fetchByAndBy : run);
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
}

function run() {
  if (running) return;
  running = true;
  // What the visitor has just done is painted first.
  setTimeout(() => {
    // The page came with the rules that it is painted with; what the client adds may need any.
    link('stylesheet', sheet, { onload: runClient, onerror: runClient });
    fetchOthers();
  }, 50);
}

/** Asks for all that is missing, file by file. */
function fetchOthers() {
  toFetch.shift()?.();
  if (toFetch.length > 0) setTimeout(fetchOthers);
}

/** Runs file after file, each after those that it imports, and between them lets the browser answer the visitor. */
async function runClient() {
  try {
    for (const file of [...needs.split(' '), client]) {
      await new Promise<void>((resolve) => (kept.length > 0 ? setTimeout(resolve) : whenIdle(resolve)));
      if (file) await import(/* @vite-ignore */ file);
    }
  } catch {
    // Without the client nothing would ever be replayed: then the page goes on as it does without a script.
    stopListening();
  }
}

/** Keeps what was done with a control for the client, and shows that it waits (`site.css`). */
function keep(event: Event, control: HTMLElement, again: () => void) {
  done(event);
  kept.push(again);
  control.dataset.waiting = '';
  run();
}

/** Nobody else answers an event. */
function done(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function replay() {
  stopListening();
  changed.forEach(tellChange);
  for (const again of kept) again();
}

function stopListening() {
  listening.abort();
  for (const control of document.querySelectorAll<HTMLElement>('[data-waiting]'))
    delete control.dataset.waiting;
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
