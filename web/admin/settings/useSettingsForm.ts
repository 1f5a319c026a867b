import { useState } from 'react';
import type { SettingsFieldsFragment } from '../../generated/SettingsFields.ts';
import { useUpdateSettingsMutation } from '../../generated/UpdateSettings.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { type Refusal, refusalSentence } from '../page/refusalSentence.ts';
import { useChange } from '../page/useChange.ts';
import type { Draft } from './entries/control.ts';
import { controls } from './controls/controls.ts';
import { draftOf, inOrder } from './draftOf.ts';
import { entryMessages } from './entries/messages.ts';
import { type Fault, fromDraft, hasDraftAt, sameDraft, withDraftAt } from './entries/drafts.ts';
import type { SettingsField } from './controls/SettingsField.ts';
import { type FactSectionName, sections } from './sections.ts';

/** What was typed into the fields of a fact, and what the fact was when somebody began to type. */
interface Typed {
  draft: Draft;
  seen: Draft;
}

/** How often a change is sent again because other facts have changed meanwhile. */
const MOST_TRIES = 5;

/**
 * What somebody types into the fields of a section. Facts that are not typed into follow the settings as they are now; typed
 * ones stay until they are saved or discarded. A change of other facts meanwhile is no conflict.
 */
export function useSettingsForm(name: FactSectionName, settings: SettingsFieldsFragment) {
  const page = useMessages(pageMessages);
  const text = useMessages(entryMessages);
  const [typed, setTyped] = useState<ReadonlyMap<SettingsField, Typed>>(new Map());
  /** Sentences by the path of what they are about, such as `holidays.2`. */
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  /** Why nothing was saved, where that is about nothing that is shown. */
  const [problem, setProblem] = useState<string>();
  const [update] = useUpdateSettingsMutation();
  const { busy, change } = useChange(refuse);

  const stored = (field: SettingsField) => draftOf(field, settings[field]);
  const draft = (field: SettingsField) => typed.get(field)?.draft ?? stored(field);
  const fields: readonly SettingsField[] = sections[name];
  /** The facts that are not saved. */
  const changed = fields.filter((field) => !sameDraft(draft(field), stored(field)));

  /** What a fact is now where somebody else has changed it since typing began; undefined elsewhere. */
  function meanwhile(field: SettingsField): Draft | undefined {
    const now = stored(field);
    const known = typed.get(field);
    return known && !busy && !sameDraft(known.seen, now) && !sameDraft(known.draft, now) ? now : undefined;
  }

  function type(path: string, value: Draft) {
    const [field, ...names] = namesOf(path);
    // What was typed before, also where somebody types while an answer is awaited.
    setTyped((known) => {
      const { draft: before, seen } = known.get(field) ?? { draft: stored(field), seen: stored(field) };
      return new Map(known).set(field, { draft: withDraftAt(before, names, value), seen });
    });
    // Records of a list may have another place now.
    const isStill = (at: string) => at !== path && !at.startsWith(`${path}.`) && !path.startsWith(`${at}.`);
    setErrors((known) => new Map([...known].filter(([at]) => isStill(at))));
  }

  function refuse({ userErrors, error }: Refusal) {
    const shown = userErrors.filter(({ field }) => {
      const [name, ...names] = namesOf(field ?? '');
      return typed.has(name) && hasDraftAt(draft(name), names);
    });
    const others = userErrors.filter((each) => !shown.includes(each) && each.code !== 'STALE');
    setErrors(new Map(shown.map(({ field, message }) => [field ?? '', message])));
    if (others.length > 0 || shown.length === 0) {
      setProblem(refusalSentence({ userErrors: others, error }, page));
    }
  }

  /** Saves what was changed; resolves with whether that is done. */
  async function save(): Promise<boolean> {
    if (changed.length === 0 || busy) return false;
    const ordered = changed.map((field) => [field, inOrder(field, draft(field))] as const);
    const faults = new Map<string, Fault>();
    const values = Object.fromEntries(
      ordered.map(([field, value]) => [field, fromDraft(controls[field], value, field, faults)]),
    );
    const sorted = ordered.map(([field, value]) => {
      return [field, { seen: typed.get(field)?.seen ?? stored(field), draft: value }] as const;
    });
    const sent = new Map([...typed, ...sorted]);
    setTyped(sent);
    setProblem(undefined);
    setErrors(new Map([...faults].map(([path, fault]) => [path, text[fault]])));
    if (faults.size > 0) return false;
    const payload = await change(async () => {
      let { revision } = settings;
      for (let tries = 1; ; tries += 1) {
        const answer = await update({ variables: { input: { ...values, revision } } });
        const { settings: now, userErrors = [] } = answer.data?.updateSettings ?? {};
        const isOfOthers = userErrors.every(
          ({ code, field }) => code === 'STALE' && field && !Object.hasOwn(values, field),
        );
        if (!now || userErrors.length === 0 || !isOfOthers || tries === MOST_TRIES) return answer;
        ({ revision } = now);
      }
    });
    if (!payload) return false;
    const now = payload.settings ?? settings;
    // What somebody has typed, or taken back, since.
    setTyped((known) => {
      const left = [...known].filter(([field, each]) => each !== sent.get(field));
      return new Map(
        left.map(([field, each]) => [
          field,
          sent.has(field) ? { ...each, seen: draftOf(field, now[field]) } : each,
        ]),
      );
    });
    return true;
  }

  /** Forgets what was typed, and returns a function that brings it back. */
  function discard() {
    setTyped(new Map());
    setErrors(new Map());
    setProblem(undefined);
    return () => setTyped((known) => new Map([...typed, ...known]));
  }

  return { errors, problem, busy, draft, changed, meanwhile, type, save, discard };
}

/** The names of a path, the first of which is that of a fact: paths begin with one. */
function namesOf(path: string): [SettingsField, ...string[]] {
  return path.split('.') as [SettingsField, ...string[]];
}
