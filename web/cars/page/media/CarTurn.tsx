import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { Slider } from '../../../ui/control/Slider.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { turnMessages } from './turnMessages.ts';
import { useTurnPictures } from './useTurnPictures.ts';

interface Props {
  /** The car's name. */
  name: string;
  /** The paths of pictures of one whole turn at even steps, in their order. */
  paths: string[];
}

const button = 'bg-picture-paper/82 text-picture-ink hover:bg-picture-paper flex-none';

/**
 * A car that is turned by dragging the picture, by buttons, or by the arrow keys on the slider. It never turns by itself. The picture
 * of a view that has not come yet is that of the nearest one.
 */
export function CarTurn({ name, paths }: Props) {
  const text = useMessages(turnMessages);
  const count = paths.length;
  const [view, setView] = useState(0);
  const { shown, loaded } = useTurnPictures(paths, view);
  /** Where a drag began: at which x, px, and with which view. */
  const drag = useRef<{ x: number; view: number }>(undefined);
  const controls = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => controls.current?.querySelector('input')?.focus(), []);
  const turnTo = (to: number) => setView(((to % count) + count) % count);

  return (
    <div
      className="relative size-full cursor-grab"
      // A finger still scrolls the page up and down.
      style={{ touchAction: 'pan-y' }}
      onPointerDown={(event) => {
        if (event.target instanceof HTMLImageElement) {
          drag.current = { x: event.clientX, view };
          event.currentTarget.setPointerCapture(event.pointerId);
        }
      }}
      onPointerMove={({ clientX, currentTarget }) => {
        if (!drag.current) return;
        // The width of the picture is a whole turn.
        const step = currentTarget.clientWidth / count;
        turnTo(drag.current.view - Math.round((clientX - drag.current.x) / step));
      }}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
    >
      <img
        src={shown}
        alt={text.turned(name, view + 1, count)}
        draggable={false}
        decoding="sync"
        className="size-full object-cover brightness-(--picture-dim)"
      />
      {loaded < count && (
        <p className="num absolute start-4 top-0 mt-4 rounded-control bg-picture-paper/82 px-2.5 py-1 text-xs text-picture-ink">
          {text.loading(loaded, count)}
        </p>
      )}
      {/* Left is left in every language. */}
      <div ref={controls} dir="ltr" className="absolute inset-x-0 bottom-3 flex items-center gap-3 px-3">
        <IconButton label={text.turnLeft} className={button} onClick={() => turnTo(view - 1)}>
          <Icon node={ChevronLeft} />
        </IconButton>
        <div className="min-w-0 flex-1 rounded-control bg-picture-paper/82 px-3">
          <Slider
            min={1}
            max={count}
            value={view + 1}
            onChange={(value) => turnTo(value - 1)}
            label={text.turn}
            describe={(value) => text.view(value, count)}
          />
        </div>
        <IconButton label={text.turnRight} className={button} onClick={() => turnTo(view + 1)}>
          <Icon node={ChevronRight} />
        </IconButton>
      </div>
    </div>
  );
}
