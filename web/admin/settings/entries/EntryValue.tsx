import { useMessages } from '../../../ui/text/useMessages.ts';
import { type Control, type Draft, type Field, isList, partsOf, textOf } from './control.ts';
import { countryName } from './countries.ts';
import { PictureValue } from './PictureValue.tsx';
import { entryMessages, type EntryMessages } from './messages.ts';

interface Props {
  control: Control;
  draft: Draft;
}

/** A value of the settings, for whoever may not change it, or has changed it while somebody else did. */
export function EntryValue({ control, draft }: Props) {
  const text = useMessages(entryMessages);
  if (control.kind === 'group') {
    const drafts = partsOf(draft);
    return (
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 xl:grid-cols-3">
        {Object.entries(control.parts).map(([name, part]) => {
          const of = drafts[name] ?? '';
          if (of === '') return null;
          return (
            <div key={name}>
              <dt className="text-xs text-ink-3">{text.labels[part.label]}</dt>
              <dd className="wrap-anywhere">
                <EntryValue control={part} draft={of} />
              </dd>
            </div>
          );
        })}
      </dl>
    );
  }
  if (control.kind === 'list') {
    const records = isList(draft) ? draft : [];
    if (records.length === 0) return <span>{control.add === 'hours' ? text.closed : text.nothing}</span>;
    return (
      <ul className="grid gap-3">
        {records.map((record, i) => (
          <li key={i}>
            <EntryValue control={control.of} draft={record} />
          </li>
        ))}
      </ul>
    );
  }
  if (control.kind === 'picture') return <PictureValue picture={textOf(draft)} />;
  return <bdi className="whitespace-pre-line">{leafWords(control, draft, text)}</bdi>;
}

function leafWords(control: Field, draft: Draft, text: EntryMessages): string {
  if (control.kind === 'yesNo') return draft === true ? text.yes : text.no;
  if (control.kind === 'choice') {
    const option = control.options.find((each) => each === draft);
    return option ? text.options[option] : '';
  }
  const words = textOf(draft);
  if (control.kind === 'country') return countryName(words);
  return control.kind === 'number' && control.unit ? text.withUnit(words, text.units[control.unit]) : words;
}
