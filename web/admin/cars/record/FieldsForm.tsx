import { type FormEvent, useRef } from 'react';
import type { CarPicturesFieldsFragment } from '../../../generated/CarPicturesFields.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { useRefusalFocus } from '../../../ui/form/useRefusalFocus.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { LeaveDialog } from '../../page/LeaveDialog.tsx';
import { Section } from '../../page/Section.tsx';
import { DraftBar } from '../drafts/DraftBar.tsx';
import { useCarDraft } from '../drafts/useCarDraft.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldGroups, fieldsOf, kindOf, type StockField } from './fieldTable.ts';
import { FieldValues } from './FieldValues.tsx';
import { recordMessages } from './messages.ts';
import { SheetNote } from './SheetNote.tsx';
import { useChoices } from './useChoices.ts';
import { useSheetChoice } from './useSheetChoice.ts';

/** The values of a car in fields. What is typed is stored as a draft, and published together; an error stands at its field. */
export function FieldsForm({ car }: { car: StockCarFieldsFragment & CarPicturesFieldsFragment }) {
  const text = useMessages(recordMessages);
  const place = useRef<HTMLFormElement>(null);
  const form = useCarDraft(car);
  const sheet = useSheetChoice(car);
  const { draft } = car;
  const isNew = draft?.isNew ?? false;
  const values = new Map(car.values?.map((value) => [value.field, value]));
  const choices = useChoices(form.typed('MAKE') ?? values.get('MAKE')?.text ?? '');
  const sayRefused = useRefusalFocus(place, '[aria-invalid=true]');

  // Nobody changes a withdrawn car. What was typed before it was withdrawn stays.
  if (car.withdrawnAt !== null && !draft && !form.isUnsaved) return <FieldValues values={car.values ?? []} />;

  /** The bar with the button goes. */
  const focusForm = () => place.current?.focus({ preventScroll: true });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.busy) return;
    if (await form.publish()) focusForm();
    else sayRefused();
  }

  async function discard() {
    if (await form.discard()) focusForm();
  }

  async function takeSheet(field: StockField) {
    if (await sheet.takeSheet(field)) form.forget(field);
  }

  /** Whether a value is among the fields. */
  function isShown(field: StockField): boolean {
    const [value, { entry }] = [values.get(field), kindOf(field)];
    if (!value) return false;
    if (isNew || (entry !== 'status' && entry !== 'once')) return true;
    // What cannot be typed is here where there is something to say of it.
    return entry === 'status' ? value.sheet !== null : value.text !== '';
  }

  return (
    <>
      <form
        ref={place}
        noValidate
        tabIndex={-1}
        onSubmit={(event) => void submit(event)}
        className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 outline-none"
      >
        {fieldGroups.map((group) => {
          const shown = fieldsOf(group).filter(isShown);
          if (shown.length === 0) return null;
          return (
            <Section key={group} heading={text.groups[group]}>
              <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 md:gap-x-6 xl:grid-cols-3">
                {shown.flatMap((field) => {
                  const value = values.get(field);
                  const { choices: suggested } = kindOf(field);
                  return value ? (
                    <FieldInput
                      key={field}
                      {...{ value, form, isNew }}
                      choices={suggested && choices[suggested]}
                      pictures={car.pictures ?? []}
                    >
                      <SheetNote
                        value={value}
                        busy={sheet.busy}
                        onKeep={() => void sheet.keep(field)}
                        onTakeSheet={() => void takeSheet(field)}
                      />
                    </FieldInput>
                  ) : (
                    []
                  );
                })}
              </div>
            </Section>
          );
        })}
        {(draft || form.isUnsaved) && <DraftBar draft={draft} form={form} onDiscard={() => void discard()} />}
      </form>
      <LeaveDialog
        // Also what was typed back is to be stored.
        count={form.isUnsaved ? Math.max(1, form.count) : 0}
        // Who leaves has not chosen to write over what somebody else has typed.
        save={async () => !form.fault?.held && form.store()}
      />
    </>
  );
}
