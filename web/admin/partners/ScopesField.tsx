import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { labelStyle } from '../../ui/form/Field.tsx';
import { FieldNotes } from '../../ui/form/FieldNotes.tsx';
import { useField } from '../../ui/form/useField.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { partnerMessages } from './messages.ts';
import { scopes } from './scopes.ts';

/** What a partner may do, as checkboxes of the name `scopes`. */
export function ScopesField({ initial = [] }: { initial?: readonly string[] }) {
  const text = useMessages(partnerMessages);
  const { id, error, described } = useField({ name: 'scopes', label: text.scopes, required: false });
  return (
    <fieldset {...described} data-error={error ? true : undefined}>
      <legend className={labelStyle}>{text.scopes}</legend>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          label={text.scopeNames[scope]}
          defaultChecked={initial.includes(scope)}
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
