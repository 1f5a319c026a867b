import { Plus } from 'lucide';
import { type FormEvent, useRef } from 'react';
import type { ReplyTemplatesFieldsFragment } from '../../../generated/ReplyTemplatesFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useRefusalFocus } from '../../../ui/form/useRefusalFocus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { LeaveDialog } from '../../page/LeaveDialog.tsx';
import { pageMessages } from '../../page/messages.ts';
import { SaveBar } from '../../page/SaveBar.tsx';
import { templateMessages } from './messages.ts';
import { countChanges } from './templateDraft.ts';
import { TemplateRow } from './TemplateRow.tsx';
import { useTemplatesForm } from './useTemplatesForm.ts';

/** The most templates that REST takes. */
const MOST = 30;
/** How long a removal can be taken back at once, ms; until it is saved, all can be discarded. */
const TIME_TO_UNDO = 8_000;

/** The reply templates, one of which is open at a time, and which are saved together. */
export function TemplatesForm({ record }: { record: ReplyTemplatesFieldsFragment }) {
  const text = useMessages(templateMessages);
  const page = useMessages(pageMessages);
  const form = useTemplatesForm(record);
  const { drafts, errors, busy, open, setOpen, put } = form;
  const element = useRef<HTMLFormElement>(null);
  const sayRefused = useRefusalFocus(element, '[data-error] :is(input, textarea)');

  /** Moves the focus once what it is to be on is there. */
  function focus(selector: string) {
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!(await form.save())) return sayRefused();
    // The bar with the button goes.
    element.current?.focus({ preventScroll: true });
    await showToast({ tone: 'success', text: text.saved });
  }

  function forget() {
    const undo = form.discard();
    element.current?.focus({ preventScroll: true });
    void showToast({ tone: 'plain', text: page.discarded, action: { label: page.undo, onClick: undo } });
  }

  function add() {
    if (busy) return;
    const id = `new-${crypto.randomUUID()}`;
    const kinds = [...new Set(record.builtIn.flatMap((each) => each.kinds))];
    put([...drafts, { id, isNew: true, title: '', kinds, subject: '', text: '' }]);
    setOpen(id);
    focus('[data-open] input');
  }

  /** Says what was done, and offers to take it back. */
  function say(done: string, undo: () => void) {
    focus('[data-add]');
    void showToast({
      ...{ tone: 'plain', text: done, duration: TIME_TO_UNDO },
      action: { label: page.undo, onClick: undo },
    });
  }

  function move(from: number, by: 1 | -1) {
    const moved = drafts[from];
    if (!moved || !drafts[from + by]) return;
    put(drafts.toSpliced(from, 1).toSpliced(from + by, 0, moved));
    focus(`[data-template="${moved.id}"] [data-move="${by}"]`);
  }

  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      aria-label={text.list}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none"
    >
      {drafts.length === 0 && <p className="text-sm text-ink-2">{text.none}</p>}
      {drafts.length > 0 && (
        <ol className="rounded-picture border border-line bg-card">
          {drafts.map((draft, i) => (
            <TemplateRow
              key={draft.id}
              draft={draft}
              placeholders={record.placeholders}
              errors={errors}
              readOnly={busy}
              isOpen={draft.id === open}
              isFirst={i === 0}
              isLast={i === drafts.length - 1}
              onOpen={() => setOpen(draft.id === open ? undefined : draft.id)}
              onType={(fields) => form.type(draft.id, fields)}
              onMove={(by) => move(i, by)}
              onRemove={() => busy || say(text.removed(draft.title || text.unnamed), form.remove(draft))}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {drafts.length < MOST && (
          <button
            type="button"
            data-add
            className={buttonStyle('quiet', 'min-h-tap! px-5! text-sm')}
            onClick={add}
          >
            <Icon node={Plus} size={18} />
            <span>{text.add}</span>
          </button>
        )}
        {countChanges(record.builtIn, drafts) > 0 && (
          <button
            type="button"
            className={buttonStyle('plain', 'min-h-tap! px-3! text-sm')}
            onClick={() => busy || say(text.isReset, form.replaceAll(record.builtIn))}
          >
            {text.reset}
          </button>
        )}
      </div>
      {form.count > 0 && (
        <SaveBar
          count={form.count}
          wrong={errors.size}
          problem={form.problem}
          busy={busy}
          onDiscard={forget}
        />
      )}
      <LeaveDialog count={form.count} />
    </form>
  );
}
