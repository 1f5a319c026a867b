import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { ChosenCar } from './ChosenCar.tsx';
import { LeftFiles } from './LeftFiles.tsx';
import { manyMessages } from './messages.ts';
import type { CarFiles, NamesTable } from './namesTable.ts';

interface Props {
  table: NamesTable;
  /** Called with the cars whose pictures are to be sent. */
  onSend: (cars: readonly CarFiles[]) => void;
  onCancel: () => void;
}

/** Which chosen pictures belong to which car, and which to none, before anything is sent. */
export function ChosenCars({ table, onSend, onCancel }: Props) {
  const text = useMessages(manyMessages);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  // The button with which they were chosen is gone.
  useEffect(() => heading.current?.focus(), []);
  const { cars, withdrawn, doubtful, strange } = table;
  const sent = cars.filter(({ car }) => !left.has(car.id));
  const count = sent.reduce((sum, { files }) => sum + files.length, 0);

  function toggle(id: string) {
    const others = new Set(left);
    if (!others.delete(id)) others.add(id);
    setLeft(others);
  }

  return (
    <section aria-label={text.chosen} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 ref={heading} tabIndex={-1} className="num text-title-sm! outline-none">
        {cars.length > 0 ? text.summary(count, sent.length) : text.noneFits}
      </h2>
      {cars.length > 0 && (
        <ul
          aria-label={text.cars}
          className="overflow-clip rounded-picture border border-line bg-card text-sm"
        >
          {cars.map((each) => (
            <ChosenCar
              key={each.car.id}
              chosen={each}
              isSent={!left.has(each.car.id)}
              onToggle={() => toggle(each.car.id)}
            />
          ))}
        </ul>
      )}
      <LeftFiles
        heading={text.strange(strange.length)}
        hint={text.strangeHint}
        names={strange.map(({ name }) => name)}
      />
      <LeftFiles
        heading={text.withdrawn(withdrawn.reduce((sum, { files }) => sum + files.length, 0))}
        hint={text.withdrawnHint}
        names={withdrawn.flatMap(({ files }) => files.map(({ name }) => name))}
      />
      <LeftFiles
        heading={text.doubtful(doubtful.reduce((sum, { files }) => sum + files.length, 0))}
        hint={text.doubtfulHint}
        names={doubtful.flatMap(({ files }) => files.map(({ name }) => name))}
      />
      <div className="foot-bar flex flex-wrap gap-2">
        {count > 0 && (
          <button
            type="button"
            className={buttonStyle('primary', 'px-4! max-md:flex-1')}
            onClick={() => onSend(sent)}
          >
            {text.send(count)}
          </button>
        )}
        <button type="button" className={buttonStyle('quiet', 'px-4! max-md:flex-1')} onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </section>
  );
}
