import { Plus } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { useSaveCarDraftMutation } from '../../../generated/SaveCarDraft.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fromList } from '../../list/fromList.ts';
import { useChange } from '../../page/useChange.ts';
import { draftMessages } from './messages.ts';
import { newDraftId } from './newDraftId.ts';

/** Begins a new car and opens it: whatever is entered from then on is kept. */
export function AddCar() {
  const text = useMessages(draftMessages);
  const navigate = useNavigate();
  const [save] = useSaveCarDraftMutation();
  const { busy, change } = useChange();

  async function add() {
    const input = { id: newDraftId(), revision: 0, isNew: true, values: [] };
    const payload = await change(() => save({ variables: { input } }));
    if (payload?.car) await navigate(`/cars/${payload.car.id}`, { state: fromList });
  }

  return (
    <button
      type="button"
      aria-disabled={busy}
      className={buttonStyle(
        'quiet',
        'min-h-tap! min-w-tap flex-none px-3! text-sm md:px-4! aria-disabled:opacity-60',
      )}
      onClick={() => void add()}
    >
      <Icon node={Plus} size={18} />
      <span className="max-md:sr-only">{text.add}</span>
    </button>
  );
}
