import { useDeferredValue } from 'react';
import { useMakeModelsQuery } from '../../generated/MakeModels.ts';
import { grouped } from '../../ui/text/grouped.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { filterMessages } from './messages.ts';

interface Props {
  makes: string[];
  /** Id of the chosen model, or ''. */
  model: string;
  /** `make`: the name of the model's make. */
  onChoose: (model: string, make: string) => void;
}

/** The models of the chosen makes. */
export function ModelFilter({ makes, model, onChoose }: Props) {
  const text = useMessages(filterMessages);
  // The checkbox of a make changes at once; its models may follow later, as they must be fetched anyway.
  const listed = useDeferredValue(makes);
  return (
    <select
      className="field"
      name="model"
      aria-label={text.model}
      disabled={makes.length === 0 && !model}
      value={model}
      onChange={({ target }) =>
        onChoose(target.value, target.selectedOptions[0]?.closest('optgroup')?.label ?? '')
      }
    >
      <option value="">{makes.length > 0 ? text.anyModel : text.chooseCompany}</option>
      {listed.map((make) => (
        <ModelsOf key={make} make={make} />
      ))}
    </select>
  );
}

function ModelsOf({ make }: { make: string }) {
  const { data } = useMakeModelsQuery({ variables: { make } });
  const counts = new Map(data?.cars?.facets?.models.map(({ id, count }) => [id, count]));
  return (
    <optgroup label={make}>
      {data?.models?.map(({ id, name }) => (
        <option key={id} value={id}>
          {data.cars?.facets ? `${name} (${grouped(counts.get(id) ?? 0)})` : name}
        </option>
      ))}
    </optgroup>
  );
}
