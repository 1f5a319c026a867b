import { type ReactNode, Suspense, useEffect, useId } from 'react';

/** The ids of the slices that are hydrated, and of those that are not yet. */
const awake = new Set<string>();
const asleep = new Set<string>();
let whenAwake: (() => void) | undefined;

/** Calls `then` as soon as every slice of the page is hydrated. */
export function onAwake(then: () => void) {
  whenAwake = then;
  lookForSleepers();
}

/** A part of a page that is hydrated separately; between two slices, the browser can react to the visitor. */
export function Slice({ children }: { children: ReactNode }) {
  const id = useId();
  useEffect(() => {
    if (!awake.has(id)) asleep.add(id);
    return () => {
      wake(id);
      awake.delete(id);
    };
  }, [id]);
  return (
    <Suspense>
      {children}
      <Awake id={id} />
    </Suspense>
  );
}

/** The last element of a slice: when it is hydrated, the whole slice is. */
function Awake({ id }: { id: string }) {
  useEffect(() => wake(id), [id]);
  return null;
}

function wake(id: string) {
  awake.add(id);
  asleep.delete(id);
  lookForSleepers();
}

function lookForSleepers() {
  if (asleep.size > 0) return;
  whenAwake?.();
  whenAwake = undefined;
}
