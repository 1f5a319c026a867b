import { ImagePlus } from 'lucide';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AddCar } from '../drafts/AddCar.tsx';
import { bulkMessages } from '../bulk/messages.ts';
import { manyMessages } from '../pictures/many/messages.ts';
import { selectionMessages } from '../selection/messages.ts';
import { selection } from '../selection/selection.ts';
import { fromList } from '../../list/fromList.ts';
import { useStaff } from '../../page/staffContext.ts';
import { stockMessages } from './messages.ts';

/** The head of the list: how many cars match, and for whoever may change many at once, how to begin and where the last changes are. Editors add a car. */
export function ListHead({ matching, selectable }: { matching: number; selectable: boolean }) {
  const text = useMessages(stockMessages);
  const bulk = useMessages(bulkMessages);
  const select = useMessages(selectionMessages);
  const many = useMessages(manyMessages);
  const { may } = useStaff();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2">
      <h1 className="sr-only md:not-sr-only md:flex-1 md:text-title-md!">{text.title}</h1>
      <p className="num flex-none text-sm text-ink-2 max-md:flex-1">{text.found(matching)}</p>
      {selectable && (
        <>
          <Link
            to="/cars/bulk"
            state={fromList}
            className={buttonStyle('plain', 'min-h-tap! text-sm')}
            onClick={() => selection.clear()}
          >
            {bulk.recent}
          </Link>
          <button
            type="button"
            data-select
            className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm')}
            onClick={() => selection.begin()}
          >
            {select.beginSelection}
          </button>
        </>
      )}
      {may('carsForPictures') && (
        <Link
          to="/cars/pictures"
          state={fromList}
          className={buttonStyle('quiet', 'min-h-tap! min-w-tap flex-none px-3! text-sm md:px-4!')}
        >
          <Icon node={ImagePlus} size={18} />
          <span className="max-md:sr-only">{many.link}</span>
        </Link>
      )}
      {may('saveCarDraft') && <AddCar />}
    </div>
  );
}
