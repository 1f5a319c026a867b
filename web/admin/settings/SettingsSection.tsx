import { type FormEvent, useRef } from 'react';
import type { SettingsFieldsFragment } from '../../generated/SettingsFields.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useRefusalFocus } from '../../ui/form/useRefusalFocus.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { LeaveDialog } from '../page/LeaveDialog.tsx';
import { pageMessages } from '../page/messages.ts';
import { SaveBar } from '../page/SaveBar.tsx';
import { partsOf } from './entries/control.ts';
import { controls } from './controls/controls.ts';
import { Entry } from './entries/Entry.tsx';
import { EntryValue } from './entries/EntryValue.tsx';
import { ExampleNote } from './ExampleNote.tsx';
import { settingsMessages } from './messages.ts';
import { type FactSectionName, sections } from './sections.ts';
import { usePictureUploads } from './usePictureUploads.ts';
import { useSettingsForm } from './useSettingsForm.ts';

interface Props {
  name: FactSectionName;
  settings: SettingsFieldsFragment;
}

const afterMonday = ['tuesday', 'wednesday', 'thursday', 'friday'];

/** A section of the settings in fields, which is saved alone. Who leaves it with something unsaved is asked. */
export function SettingsSection({ name, settings }: Props) {
  const text = useMessages(settingsMessages);
  const page = useMessages(pageMessages);
  const element = useRef<HTMLFormElement>(null);
  const form = useSettingsForm(name, settings);
  const { errors, type, draft, changed } = form;
  const uploads = usePictureUploads(type);
  const busy = form.busy || uploads.running !== undefined;
  const wrong = [...errors.keys()].filter((path) => sections[name].some((field) => isOf(path, field)));
  const sayRefused = useRefusalFocus(element, '[data-error] :is(input, select, textarea, button)');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!(await form.save())) return sayRefused();
    // The bar with the button goes.
    element.current?.focus({ preventScroll: true });
    await showToast({ tone: 'success', text: text.saved });
  }

  function forget() {
    if (busy) return;
    const undo = form.discard();
    element.current?.focus({ preventScroll: true });
    void showToast({ tone: 'plain', text: page.discarded, action: { label: page.undo, onClick: undo } });
  }

  function copyMonday() {
    const { monday = [], ...days } = partsOf(draft('openingHours'));
    const copied = Object.fromEntries(afterMonday.map((day) => [day, monday]));
    type('openingHours', { monday, ...days, ...copied });
  }

  return (
    <>
      <form
        ref={element}
        noValidate
        tabIndex={-1}
        aria-label={text.sections[name]}
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          {sections[name].map((field) => {
            const now = form.meanwhile(field);
            const control = controls[field];
            const isWide = control.kind === 'list' || control.kind === 'group';
            return (
              <div key={field} className={isWide ? 'col-span-full min-w-0' : 'min-w-0'}>
                {settings.examples.includes(field) && <ExampleNote />}
                <Entry
                  control={control}
                  path={field}
                  draft={draft(field)}
                  errors={errors}
                  readOnly={busy}
                  onType={type}
                  uploads={uploads}
                />
                {now !== undefined && (
                  <div role="status" className="mt-2 text-sm">
                    <p className="font-[550]">{text.meanwhile}</p>
                    <EntryValue control={control} draft={now} />
                  </div>
                )}
              </div>
            );
          })}
        </div>
        {name === 'hours' && (
          <button
            type="button"
            className={buttonStyle('quiet', 'min-h-tap! justify-self-start px-5! text-sm')}
            onClick={() => busy || copyMonday()}
          >
            {text.copyMonday}
          </button>
        )}
        {changed.length > 0 && (
          <SaveBar
            count={changed.length}
            wrong={wrong.length}
            problem={form.problem}
            busy={busy}
            onDiscard={forget}
          />
        )}
      </form>
      <LeaveDialog count={changed.length} />
    </>
  );
}

function isOf(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}
