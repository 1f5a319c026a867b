import { useEffect, useRef, useState } from 'react';
import type { ReplyTemplatesFieldsFragment } from '../../../generated/ReplyTemplatesFields.ts';
import { useUpdateReplyTemplatesMutation } from '../../../generated/UpdateReplyTemplates.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { type Refusal, refusalSentence } from '../../page/refusalSentence.ts';
import { useChange } from '../../page/useChange.ts';
import { templateMessages } from './messages.ts';
import {
  countChanges,
  followed,
  mergeTemplates,
  type TemplateDraft,
  type Typed,
  withDiscarded,
  withTemplate,
} from './templateDraft.ts';

/** How often a change is sent again because others have changed other templates meanwhile. */
const MOST_TRIES = 5;
/** The path of an error, such as `templates.2.text`. */
const PATH = /^templates\.(\d+)\.(\w+)$/;

/**
 * The templates as somebody changes them: they are saved together. What others have saved of other templates meanwhile stays; where
 * both have changed one, a sentence names it, and the next save is made knowingly.
 */
export function useTemplatesForm(record: ReplyTemplatesFieldsFragment) {
  const page = useMessages(pageMessages);
  const text = useMessages(templateMessages);
  const [typed, setTyped] = useState<Typed>();
  /** Sentences by the id of a template and the name of its field, such as `plain.text`. */
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  /** The id of the template whose fields are shown. */
  const [open, setOpen] = useState<string>();
  const [update] = useUpdateReplyTemplatesMutation();
  /** What was sent last, and the names of what others have changed of it. */
  const sent = useRef<{ drafts: readonly TemplateDraft[]; conflicts: string[] }>({
    drafts: [],
    conflicts: [],
  });
  /** As they are stored, for who takes back what was done a while ago. */
  const stored = useRef(record.templates);
  useEffect(() => void (stored.current = record.templates), [record.templates]);
  const { busy, change } = useChange(refuse);
  const drafts = typed?.drafts ?? record.templates;

  function put(next: readonly TemplateDraft[]) {
    if (busy) return;
    setTyped({ base: typed?.base ?? record.templates, drafts: next });
  }

  /** Takes something back; what was typed since stays, also where it is being saved. */
  function takeBack(change: (now: Typed) => Typed) {
    const templates = stored.current;
    setTyped((now) => change(now ?? { base: templates, drafts: templates }));
  }

  /** Removes a template, and returns a function that brings it back. */
  function remove(template: TemplateDraft) {
    const at = drafts.indexOf(template);
    put(drafts.toSpliced(at, 1));
    return () => takeBack((now) => withTemplate(now, template, at));
  }

  /** Puts others in the place of all templates, and returns a function that brings these back. */
  function replaceAll(others: readonly TemplateDraft[]) {
    put(others);
    return () => takeBack((now) => followed(now, others, { base: now.base, drafts }));
  }

  /** Changes fields of a template. */
  function type(id: string, fields: Partial<TemplateDraft>) {
    put(drafts.map((draft) => (draft.id === id ? { ...draft, ...fields } : draft)));
    setErrors(
      (known) =>
        new Map([...known].filter(([at]) => !Object.keys(fields).some((name) => at === `${id}.${name}`))),
    );
  }

  function refuse({ userErrors, error }: Refusal) {
    const { drafts: asked, conflicts } = sent.current;
    if (conflicts.length > 0) return setProblem(text.conflict(conflicts));
    const placed = userErrors.map(({ field, message }) => {
      const [, index, name] = PATH.exec(field ?? '') ?? [];
      const draft = index === undefined ? undefined : asked[Number(index)];
      return { at: draft && name !== 'id' ? `${draft.id}.${name}` : undefined, message };
    });
    setErrors(new Map(placed.flatMap(({ at, message }) => (at ? [[at, message] as const] : []))));
    const [wrong] = placed.flatMap(({ at }) => at?.split('.') ?? []);
    if (wrong !== undefined) setOpen(wrong);
    if (placed.every(({ at }) => at) && placed.length > 0) return setProblem(undefined);
    const others = userErrors.filter((_, i) => !placed[i]?.at);
    setProblem(refusalSentence({ userErrors: others, error }, page));
  }

  /** Saves the templates; resolves with whether that is done. */
  async function save(): Promise<boolean> {
    if (!typed || busy) return false;
    setProblem(undefined);
    setErrors(new Map());
    let known = typed;
    let { revision } = record;
    const follow = (next: Typed) => {
      const before = known;
      known = next;
      setTyped((now) => (!now || now === before ? next : followed(now, before.drafts, next)));
    };
    // Somebody else has saved since typing began.
    const merge = (theirs: readonly TemplateDraft[]) => {
      const { merged, conflicts } = mergeTemplates(known.base, known.drafts, theirs);
      follow({ base: theirs, drafts: merged });
      return conflicts;
    };
    const conflicts = countChanges(known.base, record.templates) > 0 ? merge(record.templates) : [];
    if (conflicts.length > 0) {
      setProblem(text.conflict(conflicts));
      return false;
    }
    const payload = await change(async () => {
      for (let tries = 1; ; tries += 1) {
        sent.current = { drafts: known.drafts, conflicts: [] };
        const templates = known.drafts.map(({ id, isNew, title, kinds, subject, text: words }) => ({
          ...{ id: isNew ? null : id, title, kinds, subject, text: words },
        }));
        const answer = await update({ variables: { input: { revision, templates } } });
        const { replyTemplates: now, userErrors = [] } = answer.data?.updateReplyTemplates ?? {};
        const isStale = userErrors.some(({ code }) => code === 'STALE');
        if (!now || !isStale || tries === MOST_TRIES) return answer;
        sent.current.conflicts = merge(now.templates);
        if (sent.current.conflicts.length > 0) return answer;
        ({ revision } = now);
      }
    });
    if (!payload) return false;
    const { templates: saved } = payload.replyTemplates ?? { templates: known.drafts };
    setTyped((now) =>
      !now || now === known ? undefined : followed(now, known.drafts, { base: saved, drafts: saved }),
    );
    return true;
  }

  /** Forgets what was changed, and returns a function that brings it back. */
  function discard() {
    setTyped(undefined);
    setErrors(new Map());
    setProblem(undefined);
    return () => typed && takeBack((now) => withDiscarded(now, typed));
  }

  return {
    ...{ drafts, errors, problem, busy, open, setOpen, put, type, remove, replaceAll, save, discard },
    /** How many changes are not saved. */
    count: countChanges(record.templates, drafts),
  };
}

export type TemplatesForm = ReturnType<typeof useTemplatesForm>;
