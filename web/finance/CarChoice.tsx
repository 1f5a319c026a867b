import { useContext, useEffect, useRef, useState } from 'react';
import type { CarNameFragment } from '../generated/CarName.ts';
import type { FinanceCarFragment } from '../generated/FinanceCar.ts';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { FormContext } from '../ui/form/formContext.ts';
import { SelectField } from '../ui/form/SelectField.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { financeMessages } from './messages.ts';

interface Props {
  cars: readonly FinanceCarFragment[];
  /** Called with the chosen make; '' for none. */
  onMake: (make: string) => void;
  /** The car whose make and model are chosen at first, where the form has no other initial values. */
  chosen?: CarNameFragment;
}

/** The choice of the car to finance: a make, and one of its models. Another make clears the model. */
export function CarChoice({ cars, onMake, chosen }: Props) {
  const text = useMessages(financeMessages);
  const { initial } = useContext(FormContext);
  const makes = namesOf(cars.map(({ make }) => make?.name));
  const first = oneOf(makes, initial.manufacturer ?? chosen?.make?.name);
  const [make, setMake] = useState(first);
  const models = namesOf(cars.filter((car) => car.make?.name === make).map(({ name }) => name));
  const select = useRef<HTMLSelectElement>(null);

  // Takes over a choice that was made before hydration.
  useEffect(() => setMake(select.current?.value ?? ''), []);
  useEffect(() => onMake(make), [make, onMake]);

  return (
    <FieldRow>
      <SelectField
        ref={select}
        name="manufacturer"
        label={text.manufacturer}
        placeholder={text.chooseManufacturer}
        initial={first}
        onChoose={setMake}
      >
        {makes.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={make}
        name="vehicleType"
        label={text.vehicleType}
        placeholder={make ? text.chooseVehicleType : text.manufacturerFirst}
        initial={make === first ? oneOf(models, initial.vehicleType ?? chosen?.model?.name) : ''}
      >
        {models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </FieldRow>
  );
}

/** Each name once, in alphabetical order. */
function namesOf(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names)].filter((name) => name !== undefined).sort((a, b) => a.localeCompare(b));
}

/** `name` if it is one of `names`, else ''; the list may have changed since a draft was stored. */
function oneOf(names: readonly string[], name = ''): string {
  return names.includes(name) ? name : '';
}
