import { useRef, useState } from 'react';
import type { ReplyTemplatesFieldsFragment } from '../../../generated/ReplyTemplatesFields.ts';
import { useUpdateReplyTemplatesMutation } from '../../../generated/UpdateReplyTemplates.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { type Refusal, refusalSentence } from '../../page/refusalSentence.ts';
import { useChange } from '../../page/useChange.ts';
import { templateMessages } from './messages.ts';
import { countChanges, mergeTemplates, type TemplateDraft } from './templateDraft.ts';

/** What somebody has made of the templates, and the templates when somebody began. */
interface Typed {
  base: readonly TemplateDraft[];
  drafts: readonly TemplateDraft[];
}

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
  const { busy, change } = useChange(refuse);
  const drafts = typed?.drafts ?? record.templates;

  function put(next: readonly TemplateDraft[]) {
    if (busy) return;
    setTyped({ base: typed?.base ?? record.templates, drafts: next });
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
    let { base, drafts: mine } = typed;
    let { revision } = record;
    // Somebody else has saved since typing began.
    const merge = (theirs: readonly TemplateDraft[]) => {
      const { merged, conflicts } = mergeTemplates(base, mine, theirs);
      [base, mine] = [theirs, merged];
      setTyped({ base, drafts: mine });
      return conflicts;
    };
    const conflicts = countChanges(base, record.templates) > 0 ? merge(record.templates) : [];
    if (conflicts.length > 0) {
      setProblem(text.conflict(conflicts));
      return false;
    }
    const payload = await change(async () => {
      for (let tries = 1; ; tries += 1) {
        sent.current = { drafts: mine, conflicts: [] };
        const templates = mine.map(({ id, isNew, title, kinds, subject, text: words }) => ({
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
    if (payload) setTyped(undefined);
    return payload !== undefined;
  }

  /** Forgets what was changed, and returns a function that brings it back. */
  function discard() {
    setTyped(undefined);
    setErrors(new Map());
    setProblem(undefined);
    return () => setTyped(typed);
  }

  return {
    ...{ drafts, errors, problem, busy, open, setOpen, put, type, save, discard },
    /** How many changes are not saved. */
    count: countChanges(record.templates, drafts),
  };
}

export type TemplatesForm = ReturnType<typeof useTemplatesForm>;
