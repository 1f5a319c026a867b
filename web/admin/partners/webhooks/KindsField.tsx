import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { useField } from '../../../ui/form/useField.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { webhookMessages } from './messages.ts';

/** The kinds of changes that are sent, as checkboxes of the name `kinds`; at first all of them. */
export function KindsField() {
  const text = useMessages(webhookMessages);
  const { id, error, described } = useField({ name: 'kinds', label: text.kinds, required: false });
  return (
    <fieldset {...described} data-error={error ? true : undefined}>
      <legend className={labelStyle}>{text.kinds}</legend>
      <div className="grid gap-x-4 grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]">
        {Object.entries<string>(text.kindNames).map(([kind, name]) => (
          <Checkbox key={kind} name="kinds" value={kind} label={name} defaultChecked />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
