import { useMakeModelsQuery } from '../../generated/MakeModels.ts';
import { useText } from '../../ui/useText.ts';
import { filterMessages } from './messages.ts';

interface Props {
  companies: string[];
  /** Id of the chosen model, or ''. */
  model: string;
  /** `company`: whose model it is. */
  onChoose: (model: string, company: string) => void;
}

/** The models of the chosen companies. */
export function ModelFilter({ companies, model, onChoose }: Props) {
  const text = useText(filterMessages);
  return (
    <select
      className="field"
      name="model"
      aria-label={text.model}
      disabled={companies.length === 0 && !model}
      value={model}
      onChange={({ target }) =>
        onChoose(target.value, target.selectedOptions[0]?.closest('optgroup')?.label ?? '')
      }
    >
      <option value="">{companies.length > 0 ? text.anyModel : text.chooseCompany}</option>
      {companies.map((company) => (
        <ModelsOf key={company} company={company} />
      ))}
    </select>
  );
}

function ModelsOf({ company }: { company: string }) {
  const { data } = useMakeModelsQuery({ variables: { make: company } });
  const counts = new Map(data?.cars?.facets?.models.map(({ id, count }) => [id, count]));
  return (
    <optgroup label={company}>
      {data?.models?.map(({ id, name }) => (
        <option key={id} value={id}>
          {data.cars?.facets ? `${name} (${counts.get(id) ?? 0})` : name}
        </option>
      ))}
    </optgroup>
  );
}
