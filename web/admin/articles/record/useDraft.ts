import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { useSaveArticleMutation } from '../../../generated/SaveArticle.ts';
import type { UserErrorFieldsFragment } from '../../../generated/UserErrorFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { refusalSentence } from '../../page/refusalSentence.ts';
import {
  afterSave,
  basedOn,
  conflictsOf,
  contentOf,
  type Field,
  fieldErrors,
  fields as allFields,
  type Typed,
  unsavedOf,
  withTyped,
} from './draftOf.ts';

/** How long typing pauses before it is saved, and how long until a failed save is tried again, ms. */
const [PAUSE, AGAIN] = [2_000, 10_000];

/** What stands in the way of what was typed. */
interface Refusal {
  /** A sentence for each field. */
  fields: ReadonlyMap<string, string>;
  /** A sentence about all of it. */
  problem: string | undefined;
}
const none: Refusal = { fields: new Map(), problem: undefined };

export type Draft = ReturnType<typeof useDraft>;

/**
 * What somebody types into an article. It is saved two seconds after typing, as a draft of which the site shows nothing. Fields that
 * are not typed into follow the article; words that somebody else has replaced meanwhile are not saved until the person decides.
 */
export function useDraft(article: ArticleFieldsFragment) {
  const page = useMessages(pageMessages);
  const [send] = useSaveArticleMutation();
  const [typed, setTyped] = useState<Typed>({});
  const [refusal, setRefusal] = useState(none);
  const [busy, setBusy] = useState(false);
  const stored = contentOf(article);
  const unsaved = unsavedOf(typed, stored);
  const conflicts = conflictsOf(typed, stored);
  const isSaved = Object.keys(unsaved).length === 0;
  /** What is typed and stored as of now, for what runs on after a rendering. */
  const now = useRef({ typed, article });
  useEffect(() => {
    now.current = { typed, article };
  });
  /** The last save, whether it is under way or done. */
  const saving = useRef<Promise<ArticleFieldsFragment | undefined>>(undefined);

  function keep(next: Typed) {
    now.current = { ...now.current, typed: next };
    setTyped(next);
  }

  async function saveOnce(): Promise<ArticleFieldsFragment | undefined> {
    const { typed: words, article: known } = now.current;
    const sent = unsavedOf(words, contentOf(known));
    if (Object.keys(sent).length === 0) return known;
    if (conflictsOf(words, contentOf(known)).length > 0) return undefined;
    setBusy(true);
    const { id, revision } = known;
    const { data, error } = await send({ variables: { input: { id, revision, ...sent } } }).catch(
      (reason: unknown) => ({ data: undefined, error: reason }),
    );
    setBusy(false);
    const { article: saved, userErrors = [] } = data?.saveArticle ?? {};
    if (saved) now.current = { ...now.current, article: saved };
    if (saved && userErrors.length === 0) {
      setRefusal(none);
      keep(afterSave(now.current.typed, sent));
      return saved;
    }
    // Where nobody has written into the same fields, both are kept: the next save is based on theirs.
    const isStale = userErrors.some(({ code }) => code === 'STALE');
    if (isStale && saved && conflictsOf(now.current.typed, contentOf(saved)).length === 0) return saveOnce();
    if (isStale) return undefined;
    const ofFields = fieldErrors(userErrors);
    const others = userErrors.filter(({ field }) => !ofFields.has(field ?? ''));
    const isShown = ofFields.size > 0 && others.length === 0;
    const problem = isShown ? undefined : refusalSentence({ userErrors: others, error }, page);
    setRefusal({ fields: ofFields, problem });
    return undefined;
  }

  /** Saves what is typed; gives the article as it is stored then, undefined where something is left that could not be saved. */
  function save(): Promise<ArticleFieldsFragment | undefined> {
    // One after another: each names the revision that the one before has made.
    saving.current = (saving.current ?? Promise.resolve()).then(saveOnce);
    return saving.current;
  }

  const saveSoon = useEffectEvent(() => void save());
  const wait = refusal.problem ? AGAIN : PAUSE;
  // A field that only a publication was refused for stops nothing.
  const isRefused = Object.keys(unsaved).some((field) => refusal.fields.has(field));
  useEffect(() => {
    if (isSaved || busy || isRefused || conflicts.length > 0) return undefined;
    const timer = setTimeout(saveSoon, wait);
    return () => clearTimeout(timer);
  }, [typed, isSaved, busy, isRefused, conflicts.length, wait]);
  // Whoever turns to another tab or app may not come back.
  useEffect(() => {
    const hide = () => document.hidden && saveSoon();
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);

  return {
    /** What the fields show. */
    content: { ...stored, ...unsaved },
    ...{ isSaved, busy, conflicts, errors: refusal.fields, problem: refusal.problem, save },

    type: (field: Field, words: string) => {
      if (refusal.fields.has(field)) setRefusal(none);
      keep(withTyped(typed, field, words, stored));
    },

    /** Replaces what somebody else has written. */
    keepMine: () => keep(basedOn(typed, stored)),

    /** Forgets what was typed into fields, or all of it. */
    forget: (which: readonly Field[] = allFields) => {
      const left = Object.entries(typed).filter(([field]) => !which.some((each) => each === field));
      keep(Object.fromEntries(left));
      setRefusal(none);
    },

    /** Shows at their fields why a publication was refused. */
    refuse: (userErrors: readonly UserErrorFieldsFragment[]) =>
      setRefusal({ fields: fieldErrors(userErrors), problem: undefined }),
  };
}
