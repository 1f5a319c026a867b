import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveCarDraftMutation } from '../../../generated/SaveCarDraft.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { useOffline } from '../../../ui/hooks/useOffline.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { type Refusal, refusalSentence } from '../../page/refusalSentence.ts';
import { type StockField, textIn } from './textIn.ts';

/** A text that is not stored yet. */
interface Unsaved {
  /** Null where the car's value shall stay. */
  text: string | null;
  /** What the field showed when somebody began to type. */
  seen: string;
  /** What the car said then; null where the draft knows it. */
  base: string | null;
}
type UnsavedTexts = ReadonlyMap<StockField, Unsaved>;

/** Why the texts are not stored: `held` until the person says so again. */
interface Fault {
  sentence: string;
  held: boolean;
}

/** How long typing pauses before it is stored, and until a failed try is repeated, ms. */
const [PAUSE, RETRY] = [2_000, 10_000];
const none: UnsavedTexts = new Map();

/**
 * Keeps what is typed into fields of a car until the draft has it, which it stores two seconds after the last key. Where somebody
 * else has written the same field meanwhile, it waits for another `store`; other fields are no conflict. A failed try is repeated.
 */
export function useSavedTexts(car: StockCarFieldsFragment) {
  const page = useMessages(pageMessages);
  const offline = useOffline();
  const [send] = useSaveCarDraftMutation();
  const [unsaved, setUnsaved] = useState(none);
  const [fault, setFault] = useState<Fault>();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [saving, setSaving] = useState(false);
  /** The same as the state, for what goes on while a request is under way. */
  const latest = useRef(none);
  const known = useRef(car);
  const running = useRef<Promise<boolean>>(undefined);
  useEffect(() => void (known.current = car), [car]);

  function set(texts: UnsavedTexts) {
    latest.current = texts;
    setUnsaved(texts);
  }

  function put(field: StockField, text: string | null, base?: string) {
    const before = latest.current.get(field);
    const seen = before?.seen ?? textIn(car, field);
    const isInDraft = car.draft?.values?.some((value) => value.field === field);
    const own = isInDraft ? null : (car.values?.find((value) => value.field === field)?.text ?? '');
    set(new Map(latest.current).set(field, { text, seen, base: base ?? before?.base ?? own }));
    setErrors(without(errors, [field]));
    if (fault?.held) setFault(undefined);
  }

  function refuse({ userErrors, error }: Refusal): boolean {
    const isStale = userErrors.some(({ code }) => code === 'STALE');
    const others = [...latest.current].filter(([field, { seen }]) => textIn(known.current, field) !== seen);
    // Only other fields were written meanwhile: the next try is based on them.
    if (isStale && others.length === 0 && known.current.draft) return true;
    const ofFields = userErrors.filter(({ field }) => latest.current.has(field as StockField));
    setErrors(new Map(ofFields.map(({ field, message }) => [field ?? '', message])));
    const sentence = refusalSentence({ userErrors, error }, page);
    setFault({ sentence, held: userErrors.length > 0 });
    return false;
  }

  async function storeOnce(triesLeft = 5): Promise<boolean> {
    const sent = latest.current;
    if (sent.size === 0) return true;
    const values = [...sent].map(([field, { text, base }]) => ({ field, text, base }));
    const { id, draft } = known.current;
    const input = { id, revision: draft?.revision ?? 0, isNew: draft?.isNew ?? false, values };
    const { data, error }: { data?: Awaited<ReturnType<typeof send>>['data']; error?: unknown } = await send({
      variables: { input },
    }).catch((reason: unknown) => ({ error: reason }));
    const payload = data?.saveCarDraft;
    if (payload?.car) known.current = payload.car;
    if (payload?.userErrors.length !== 0) {
      const isAgain = refuse({ userErrors: payload?.userErrors ?? [], error });
      return isAgain && triesLeft > 0 && storeOnce(triesLeft - 1);
    }
    setFault(undefined);
    set(new Map([...latest.current].filter(([field, text]) => sent.get(field) !== text)));
    return true;
  }

  /** Resolves with what the draft has and what it has not, once nothing is being stored. */
  async function settled(): Promise<{ draft: StockCarFieldsFragment['draft']; left: UnsavedTexts }> {
    while (running.current) await running.current;
    return { draft: known.current.draft, left: latest.current };
  }

  /** Stores what is not stored; resolves with whether the draft has all that was typed before. */
  async function store(): Promise<boolean> {
    // Of two that wait, one goes on, and none where the person has to read why it failed.
    while (running.current) if (!(await running.current)) return false;
    if (latest.current.size === 0) return true;
    setSaving(true);
    running.current = storeOnce().finally(() => {
      running.current = undefined;
      setSaving(false);
    });
    return running.current;
  }

  const held = fault?.held ?? false;
  const storeLater = useEffectEvent(() => held || void store());
  useEffect(() => {
    if (unsaved.size === 0 || held || offline || saving) return undefined;
    const timer = setTimeout(storeLater, fault ? RETRY : PAUSE);
    return () => clearTimeout(timer);
  }, [unsaved, held, offline, saving, fault]);
  // Whoever puts the phone away does not wait.
  useEffect(() => {
    const leave = () => document.hidden && storeLater();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  function clear() {
    set(none);
    setFault(undefined);
    setErrors(new Map());
  }

  /** Takes texts back that were cleared. */
  function restore(texts: UnsavedTexts) {
    set(new Map([...texts, ...latest.current]));
  }

  return { unsaved, errors, fault, saving, offline, put, store, settled, clear, restore };
}

function without<T>(map: ReadonlyMap<string, T>, names: readonly string[]): ReadonlyMap<string, T> {
  return names.some((name) => map.has(name))
    ? new Map([...map].filter(([name]) => !names.includes(name)))
    : map;
}
