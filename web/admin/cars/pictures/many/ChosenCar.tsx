import { MOST_PICTURES } from '../../../../../rest/photos/photoLimits.ts';
import { boxStyle } from '../../../../ui/control/Checkbox.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { draftMessages } from '../../drafts/messages.ts';
import { manyMessages } from './messages.ts';
import type { CarFiles } from './namesTable.ts';

interface Props {
  chosen: CarFiles;
  isSent: boolean;
  onToggle: () => void;
}

/** A car that gets pictures: how many, and whether they are sent. */
export function ChosenCar({ chosen: { car, files }, isSent, onToggle }: Props) {
  const text = useMessages(manyMessages);
  const drafts = useMessages(draftMessages);
  const { stockNumber, cover, pictureCount, draft } = car;
  const name = car.name || drafts.newCar;
  const isTooMany = pictureCount + files.length > MOST_PICTURES;
  return (
    <li className="border-t border-line first:border-t-0">
      <label className="flex min-h-tap cursor-pointer items-start gap-3 px-4 py-3 hover:bg-ink/3">
        <input
          type="checkbox"
          aria-label={text.include(name)}
          checked={isSent}
          onChange={onToggle}
          className={`${boxStyle} mt-3`}
        />
        <div className="aspect-[16/10] w-20 flex-none overflow-clip rounded-control bg-stage max-[20rem]:hidden">
          <Picture path={cover} alt="" sizes="5rem" className="size-full" />
        </div>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap gap-x-3 font-medium wrap-anywhere">
            <bdi dir="ltr" className="num">
              {stockNumber}
            </bdi>
            <bdi>{name}</bdi>
          </p>
          <div className="overflow-clip">
            <p className="dotted text-ink-2">
              <span className="num font-[550] text-ink">{text.pictures(files.length)}</span>
              <span className="num">{text.has(pictureCount)}</span>
              {draft?.isNew && <span>{text.isDraft}</span>}
            </p>
          </div>
          {isTooMany && <p className="font-[550]">{text.tooMany}</p>}
        </div>
      </label>
    </li>
  );
}
