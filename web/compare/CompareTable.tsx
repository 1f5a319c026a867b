import { type CSSProperties, useId } from 'react';
import { CarPrice } from '../cars/card/CarPrice.tsx';
import type { ComparedCarFragment } from '../generated/ComparedCar.ts';
import { TestDriveLink } from '../testDrives/TestDriveLink.tsx';
import { showWhole } from '../ui/page/showWhole.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { CompareHead } from './CompareHead.tsx';
import { CompareRow } from './CompareRow.tsx';
import { type ComparedRow, pricesDiffer } from './compareRows.ts';
import './compareTable.css';
import { ComparedValue } from './ComparedValue.tsx';
import { compareMessages } from './messages.ts';

interface Props {
  cars: readonly ComparedCarFragment[];
  /** The rows that belong to the price. */
  offer: ComparedRow[];
  groups: { label: string; rows: ComparedRow[] }[];
  onRemove: (car: ComparedCarFragment) => void;
}

/** One column per car. Where the columns do not fit, the table scrolls inside its region; names and labels stay visible. */
export function CompareTable({ cars, offer, groups, onRemove }: Props) {
  const text = useMessages(compareMessages);
  const id = useId();
  const shown = groups.filter(({ rows }) => rows.length > 0);
  return (
    <div className="compare-frame">
      {/* The keyboard must reach a region that scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-labelledby={id} tabIndex={0} className="compare-region" data-cars={cars.length}>
        {/* It only listens to the focus of the links and buttons inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table
          onFocus={showWhole}
          className="compare-table"
          style={{ '--cars': cars.length } as CSSProperties}
        >
          <caption id={id} className="sr-only">
            {text.table}
          </caption>
          <CompareHead cars={cars} onRemove={onRemove} />
          <tbody>
            <CompareRow label={text.price} differs={pricesDiffer(cars)}>
              {cars.map((car) => (
                <td key={car.id}>
                  <CarPrice car={car} />
                </td>
              ))}
            </CompareRow>
            <Rows cars={cars} rows={offer} />
            <CompareRow label={text.testDrive} className="print:hidden">
              {cars.map((car) => (
                <td key={car.id}>
                  {car.sold ? (
                    text.isSold
                  ) : (
                    <TestDriveLink car={car} className="min-h-tap! w-full max-w-60 px-2! text-sm!" />
                  )}
                </td>
              ))}
            </CompareRow>
          </tbody>
          {shown.map(({ label, rows }) => (
            <tbody key={label}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={cars.length + 1}>
                  <span>{label}</span>
                </th>
              </tr>
              <Rows cars={cars} rows={rows} />
            </tbody>
          ))}
        </table>
      </div>
      {shown.length === 0 && <p className="compare-same">{text.noDifference}</p>}
    </div>
  );
}

function Rows({ cars, rows }: { cars: Props['cars']; rows: ComparedRow[] }) {
  return rows.map(({ label, differs, values }) => (
    <CompareRow key={label} label={label} differs={differs}>
      {cars.map((car, i) => (
        <td key={car.id}>
          <ComparedValue value={values[i] ?? null} />
        </td>
      ))}
    </CompareRow>
  ));
}
