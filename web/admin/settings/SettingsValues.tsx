import type { SettingsFieldsFragment } from '../../generated/SettingsFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { controls } from './controls/controls.ts';
import { draftOf } from './draftOf.ts';
import { EntryValue } from './entries/EntryValue.tsx';
import { entryMessages } from './entries/messages.ts';
import { ExampleNote } from './ExampleNote.tsx';
import { type FactSectionName, sections } from './sections.ts';

interface Props {
  name: FactSectionName;
  settings: SettingsFieldsFragment;
}

/** A section of the settings, for whoever may not change them. */
export function SettingsValues({ name, settings }: Props) {
  const text = useMessages(entryMessages);
  return (
    <div className="grid gap-6">
      {sections[name].map((field) => (
        <section key={field}>
          <h2 className="mb-2 text-sm! font-[550]! font-text! tracking-normal!">
            {text.labels[controls[field].label]}
          </h2>
          {settings.examples.includes(field) && <ExampleNote />}
          <EntryValue control={controls[field]} draft={draftOf(field, settings[field])} />
        </section>
      ))}
    </div>
  );
}
