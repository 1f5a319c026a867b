import type { CarMediaFragment } from '../../../generated/CarMedia.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { MEDIA } from './MediaLinks.tsx';
import { carMediaMessages } from './messages.ts';
import { CarSpin } from './CarSpin.tsx';
import { CarVideo } from './CarVideo.tsx';

interface Props {
  car: CarMediaFragment;
  /** The car's name. */
  name: string;
  /** The picture under the play button. */
  poster: string | undefined;
}

/**
 * The video of a car and its turn all the way round. Nothing of them is loaded before a tap, and from others only then. Nothing where
 * the car has neither.
 */
export function CarMedia({ car: { video, spin }, name, poster }: Props) {
  const text = useMessages(carMediaMessages);
  if (!video && !spin) return null;
  return (
    <section id={MEDIA} className="print:hidden">
      <h2 className="mb-6 text-title-md">{video && spin ? text.both : video ? text.video : text.spin}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        {video && <CarVideo video={video} name={name} poster={poster} />}
        {spin && <CarSpin spin={spin} name={name} poster={spin.images[0]?.path ?? poster} />}
      </div>
    </section>
  );
}
