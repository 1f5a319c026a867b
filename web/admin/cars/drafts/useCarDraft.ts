import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDiscardCarDraftMutation } from '../../../generated/DiscardCarDraft.ts';
import { usePublishCarMutation } from '../../../generated/PublishCar.ts';
import { SaveCarDraftDocument } from '../../../generated/SaveCarDraft.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { StockCarPageDocument } from '../../../generated/StockCarPage.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { type Refusal, refusalSentence } from '../../page/refusalSentence.ts';
import { useChange } from '../../page/useChange.ts';
import { useRecount } from '../useRecount.ts';
import { draftMessages } from './messages.ts';
import { type StockField, textIn } from './textIn.ts';
import { useSavedTexts } from './useSavedTexts.ts';

const none: ReadonlyMap<string, string> = new Map();

/**
 * The draft of a car as somebody writes it: what is typed is stored after a pause, published together, and discarded with a way
 * back. Fields that nobody has typed into follow the car.
 */
export function useCarDraft(car: StockCarFieldsFragment) {
  const text = useMessages(draftMessages);
  const page = useMessages(pageMessages);
  const client = useApolloClient();
  const navigate = useNavigate();
  const recount = useRecount();
  const texts = useSavedTexts(car);
  /** Why nothing was published: by field, and where that is about no field. */
  const [refused, setRefused] = useState(none);
  const [problem, setProblem] = useState<string>();
  const [sendPublish] = usePublishCarMutation();
  const [sendDiscard] = useDiscardCarDraftMutation();
  const { busy, change } = useChange(refuse);
  const { unsaved, put, store } = texts;
  const { id, draft } = car;
  const values = car.values ?? [];

  function refuse({ userErrors, error }: Refusal) {
    // What has changed meanwhile stands at its field, with both values.
    const named = userErrors.filter(({ field }) => values.some((value) => value.field === field));
    const ofFields = named.filter(({ code }) => code !== 'STALE');
    setRefused(new Map(ofFields.map(({ field, message }) => [field ?? '', message])));
    const others = userErrors.filter((each) => !named.includes(each));
    if (others.length > 0 || userErrors.length === 0) {
      setProblem(refusalSentence({ userErrors: others, error }, page));
    }
    // Which car has the number is told by the draft.
    void client.query({ query: StockCarPageDocument, variables: { id }, fetchPolicy: 'network-only' });
  }

  function type(field: StockField, typed: string) {
    setRefused(new Map([...refused].filter(([name]) => name !== field)));
    setProblem(undefined);
    put(field, typed);
  }

  /** Chooses between what was typed into a field and what the car says since. */
  function choose(field: StockField, chosen: 'yours' | 'current') {
    const current = values.find((value) => value.field === field)?.text ?? '';
    put(field, chosen === 'yours' ? textIn(car, field) : null, current);
    void store();
  }

  /** Stores what was typed and publishes the draft; resolves with whether that is done. */
  async function publish(): Promise<boolean> {
    setRefused(none);
    setProblem(undefined);
    if (!(await store())) return false;
    const now = client.readQuery({ query: StockCarPageDocument, variables: { id } })?.stockCar?.draft;
    if (!now) return false;
    const input = { id, revision: now.revision };
    const payload = await change(() => sendPublish({ variables: { input } }));
    if (!payload?.car) return false;
    recount();
    if (now.isNew) {
      await navigate(`/cars/${encodeURIComponent(payload.car.id)}`, { replace: true });
      if (payload.car.id !== id) client.cache.evict({ id: client.cache.identify(car) });
    }
    void showToast({ tone: 'success', text: text.published });
    return true;
  }

  /** Brings a draft back that was discarded. */
  async function bringBack(list: readonly { field: StockField; text: string | null; base: string | null }[]) {
    const input = { id, revision: 0, isNew: draft?.isNew ?? false, values: [...list] };
    const payload = await change(async () => {
      const { data, error } = await client.mutate({ mutation: SaveCarDraftDocument, variables: { input } });
      return { data, error };
    });
    if (!payload) return;
    recount();
    if (draft?.isNew) await navigate(`/cars/${id}`);
  }

  /** Discards what was typed, stored or not, and offers a way back. */
  async function discard(): Promise<boolean> {
    // What is being stored would be a draft again.
    const { draft: latest, left } = await texts.settled();
    const list = [
      ...(latest?.values ?? []).filter(({ field }) => !left.has(field)),
      ...[...left].map(([field, each]) => ({ field, text: each.text, base: each.base })),
    ].map(({ field, text: typed, base }) => ({ field, text: typed, base }));
    texts.clear();
    if (latest) {
      const input = { id, revision: latest.revision };
      if (!(await change(() => sendDiscard({ variables: { input } })))) {
        texts.restore(left);
        return false;
      }
      recount();
    }
    setRefused(none);
    setProblem(undefined);
    if (draft?.isNew) await navigate('/cars?tab=DRAFTS', { replace: true });
    void showToast({
      tone: 'plain',
      text: draft?.isNew ? text.discardedNew : text.discarded,
      action: { label: page.undo, onClick: () => void bringBack(list) },
      duration: 10_000,
    });
    return true;
  }

  const problems = new Map((draft?.problems ?? []).map((each) => [each.field, each]));
  const conflicts = new Map((draft?.conflicts ?? []).map((each) => [each.field, each]));
  const stored = (draft?.values ?? []).filter(({ field }) => !unsaved.has(field)).length;
  const added = [...unsaved].filter(
    ([field, each]) =>
      each.text !== null && each.text !== values.find((value) => value.field === field)?.text,
  ).length;

  return {
    /** How many fields are not published. */
    count: stored + added,
    /** What was typed into a field; undefined where nothing was. */
    typed(field: StockField): string | undefined {
      const own = unsaved.get(field);
      if (own) return own.text ?? undefined;
      return draft?.values?.find((value) => value.field === field)?.text;
    },
    /** What is wrong with a field. */
    error: (field: StockField) =>
      texts.errors.get(field) ??
      refused.get(field) ??
      (unsaved.has(field) ? undefined : problems.get(field)?.message),
    /** The car that has the stock number or the VIN of a field already. */
    twin: (field: StockField) => (unsaved.has(field) ? null : (problems.get(field)?.car ?? null)),
    /** What a field says in the car, where that has changed since it was typed into. */
    conflict: (field: StockField) => (unsaved.get(field)?.text === null ? undefined : conflicts.get(field)),
    /** What somebody else has written into a field while this person was typing. */
    meanwhile(field: StockField): string | undefined {
      const own = unsaved.get(field);
      const now = own && textIn(car, field);
      return own && own.text !== null && now !== own.seen && now !== own.text && !texts.saving
        ? now
        : undefined;
    },
    /** How many fields are marked as wrong since publication was tried. */
    wrong: refused.size + texts.errors.size,
    problem,
    busy,
    isUnsaved: unsaved.size > 0,
    saving: texts.saving,
    fault: texts.fault,
    offline: texts.offline,
    ...{ type, choose, store, publish, discard, forget: (field: StockField) => put(field, null) },
  };
}

export type CarDraftForm = ReturnType<typeof useCarDraft>;
