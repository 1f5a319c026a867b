import { type ReactNode, Suspense, useEffect, useId } from 'react';

/** The ids of the slices that are hydrated, and of those that are not yet. */
const hydrated = new Set<string>();
const pending = new Set<string>();
let onHydrated: (() => void) | undefined;

/** Calls `then` as soon as every slice of the page is hydrated. */
export function whenHydrated(then: () => void) {
  onHydrated = then;
  tellIfDone();
}

/** A part of a page that is hydrated separately; between two slices, the browser can react to the visitor. */
export function Slice({ children }: { children: ReactNode }) {
  const id = useId();
  useEffect(() => {
    if (!hydrated.has(id)) pending.add(id);
    return () => {
      noteHydrated(id);
      hydrated.delete(id);
    };
  }, [id]);
  return (
    <Suspense>
      {children}
      <SliceEnd id={id} />
    </Suspense>
  );
}

/** The last element of a slice: when it is hydrated, the whole slice is. */
function SliceEnd({ id }: { id: string }) {
  useEffect(() => noteHydrated(id), [id]);
  return null;
}

function noteHydrated(id: string) {
  hydrated.add(id);
  pending.delete(id);
  tellIfDone();
}

function tellIfDone() {
  if (pending.size > 0) return;
  onHydrated?.();
  onHydrated = undefined;
}
