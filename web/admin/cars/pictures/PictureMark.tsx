import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';
import { usePicturesLeft } from './queue/pictureNews.ts';

/** In the row of a car: how many of its pictures wait on this device. Its page goes on with them. */
export function PictureMark({ carId }: { carId: string }) {
  const text = useMessages(pictureMessages);
  const count = usePicturesLeft(carId);
  if (count === 0) return null;
  return (
    <p className="text-sm">
      <span className="num rounded-full bg-accent-wash px-2 py-0.5 text-xs font-[550] text-accent">
        {text.leftOfCar(count)}
      </span>
    </p>
  );
}
