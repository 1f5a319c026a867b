import type DOMPurify from 'dompurify';

type Purifier = typeof DOMPurify;

let prepare = (purifier: Purifier) => purifier;
let loading: Promise<Purifier> | undefined;

/** Loads what sanitizes HTML, for the first text that needs it. */
export function loadPurifier(): Promise<Purifier> {
  return (loading ??= import('dompurify').then((module) => prepare(module.default)));
}

/** Says what is done with the sanitizer before its first text; called before anything is shown. */
export function preparePurifier(how: typeof prepare) {
  prepare = how;
}
