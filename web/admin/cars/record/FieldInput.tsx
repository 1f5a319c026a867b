import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import type { CarDraftForm } from '../drafts/useCarDraft.ts';
import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import { ImperfectionsField } from './condition/ImperfectionsField.tsx';
import { PaintField } from './condition/PaintField.tsx';
import { changedReadings } from './condition/paintText.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FieldControl } from './FieldControl.tsx';
import { kindOf, type StockValue } from './fieldTable.ts';
import { recordMessages } from './messages.ts';
import { shownValue } from './shownValue.ts';

interface Props {
  value: StockValue;
  form: CarDraftForm;
  /** Whether the car was never published. */
  isNew: boolean;
  choices: readonly string[] | undefined;
  /** The pictures of the car. */
  pictures: readonly StockPictureFieldsFragment[];
  /** What is said below it of the imported file. */
  children: ReactNode;
}

/** A value of a car in a field with its label, its unit and what there is to say of it. */
export function FieldInput({ value, form, isNew, choices, pictures, children }: Props) {
  const text = useMessages(recordMessages);
  const id = useId();
  const { field } = value;
  const { inputMode, unit, entry } = kindOf(field);
  const label = text.fields[field];
  // What has a control elsewhere, or stays as it is.
  const isRead = !isNew && (entry === 'status' || entry === 'once');
  const hint = isRead ? undefined : text.hints[field];
  const [typed, error, conflict] = [form.typed(field), form.error(field), form.conflict(field)];
  const [meanwhile, twin] = [form.meanwhile(field), form.twin(field)];
  // On phones, two short ones stand side by side.
  const isShort = (inputMode === 'numeric' || entry === 'yesNo') && !value.differs && !conflict;
  const isWide = entry === 'lines' || entry === 'paint' || entry === 'imperfections';
  const place = clsx('min-w-0', !isShort && 'max-md:col-span-2', isWide && 'md:col-span-full');
  if (isRead) {
    return (
      <div className={place}>
        <p className={labelStyle}>{label}</p>
        <p className="text-sm wrap-anywhere">
          <bdi>{shownValue(field, value.text, text)}</bdi>
        </p>
        {children}
      </div>
    );
  }
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const isChanged = !isNew && typed !== undefined && typed.trim() !== value.text.trim() && !conflict;
  const list = {
    ...{ id, label, hint, error, value: typed ?? value.text, readOnly: form.busy },
    onType: (typedNow: string) => form.busy || form.type(field, typedNow),
  };
  return (
    <div className={place}>
      {field === 'DESCRIPTION' ? (
        <DescriptionField {...list} />
      ) : entry === 'paint' ? (
        <PaintField {...list} />
      ) : entry === 'imperfections' ? (
        <ImperfectionsField {...list} pictures={pictures} />
      ) : (
        <>
          <label htmlFor={id} className={labelStyle}>
            {label}
          </label>
          <div className="relative">
            <FieldControl
              {...{ id, field, choices }}
              value={list.value}
              described={described.join(' ') || undefined}
              isWrong={error !== undefined}
              readOnly={form.busy}
              onType={(typedNow) => form.type(field, typedNow)}
            />
          </div>
          <FieldNotes id={id} hint={hint} error={error} />
        </>
      )}
      {twin && (
        <Link className="link inline-flex min-h-tap items-center text-sm" to={`/cars/${twin.id}`}>
          {text.openTwin(twin.name)}
        </Link>
      )}
      {meanwhile !== undefined && (
        <p role="status" className="mt-2 text-sm font-[550] wrap-anywhere">
          {text.meanwhile(shownValue(field, meanwhile, text))}
        </p>
      )}
      {isChanged && (
        <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
          {text.inCar(
            entry === 'paint'
              ? changedReadings(value.text, list.value, text.notMeasured)
              : shownValue(field, value.text, text),
          )}
        </p>
      )}
      {conflict && <ConflictNote conflict={conflict} onChoose={(chosen) => form.choose(field, chosen)} />}
      {children}
    </div>
  );
}
