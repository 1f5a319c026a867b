import { EqualNot, Plus } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IllustrationNote } from '../cars/card/IllustrationNote.tsx';
import { carPageMessages } from '../cars/page/messages.ts';
import type { ComparedCarFragment } from '../generated/ComparedCar.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Switch } from '../ui/control/Switch.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { keepCompared, MOST_CARS } from '../cars/actions/comparedCars.ts';
import { Icon } from '../ui/Icon.tsx';
import {
  type ComparedRow,
  conditionRows,
  featureRows,
  historyRows,
  instalmentRow,
  specificationRows,
} from './compareRows.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareMessages } from './messages.ts';

interface Props {
  cars: readonly ComparedCarFragment[];
  onRemove: (car: ComparedCarFragment) => void;
}

/** Two cars or more side by side: all rows, or only those in which they differ. */
export function SideBySide({ cars, onRemove }: Props) {
  const words = useMessages(carPageMessages);
  const text = { ...words, ...useMessages(compareMessages) };
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const offer = [instalmentRow(cars, text.instalment)];
  const specification = specificationRows(cars, words);
  const condition = conditionRows(cars, words);
  const history = historyRows(cars, words);
  const features = featureRows(cars);
  const rows = [...offer, ...specification, ...condition, ...history, ...features];
  const differing = rows.filter(({ differs }) => differs).length;
  const wanted = (all: ComparedRow[]) => (onlyDifferences ? all.filter(({ differs }) => differs) : all);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-1">
        <Switch
          label={text.onlyDifferences}
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2 max-md:order-last max-md:w-full">
          <span>{text.differingRows(differing, rows.length)}</span>
          <span aria-hidden>
            <Icon node={EqualNot} size={16} strokeWidth={2} className="mb-0.5 inline-block text-accent" />{' '}
            <span>{text.differs}</span>
          </span>
          <span aria-hidden>{text.unknown}</span>
        </p>
        {cars.length < MOST_CARS && (
          <Link
            to={paths.buy}
            className={buttonStyle('plain', 'ms-auto print:hidden')}
            onClick={() => keepCompared(cars.map(({ id }) => id))}
          >
            <Icon node={Plus} />
            <span>{text.addAnother}</span>
          </Link>
        )}
      </div>
      <CompareTable
        cars={cars}
        offer={wanted(offer)}
        groups={[
          { label: text.specification, rows: wanted(specification) },
          { label: text.condition, rows: wanted(condition) },
          { label: text.history, rows: wanted(history) },
          { label: text.features, rows: wanted(features) },
        ]}
        onRemove={onRemove}
      />
      <IllustrationNote cars={cars} />
    </>
  );
}
