import { useEffect, useEffectEvent, useRef } from 'react';
import { playTone } from './playTone.ts';

/** Plays a tone when enquiries are new that were not before, if that `isOn`. `ids`: of all that are new. */
export function useTone(ids: readonly string[], isOn: boolean) {
  const known = useRef(new Set<string>());
  const all = ids.join(' ');
  const hear = useEffectEvent(() => {
    const isNew = ids.some((id) => !known.current.has(id));
    for (const id of ids) known.current.add(id);
    if (isNew && isOn) playTone();
  });
  useEffect(() => hear(), [all]);
}
