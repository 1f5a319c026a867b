import { clsx } from 'clsx';
import type { CarBadgesFragment } from '../../generated/CarBadges.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carMessages } from './messages.ts';

const badge =
  'inline-flex min-h-6 items-center rounded-control px-2 text-[0.6875rem] py-1 leading-none font-semibold forced-colors:border tracking-[0.045em]';

const onPicture = {
  sold: 'bg-picture-ink text-picture-paper',
  reserved: 'bg-picture-ink text-picture-paper',
  featured: 'bg-picture-paper text-picture-ink',
  testDrive: 'bg-picture-accent text-picture-paper',
};
const onPage = {
  sold: 'bg-ink text-paper',
  reserved: 'bg-ink text-paper',
  // On paper, where quiet bands are white, it keeps the look of a badge.
  featured: 'bg-paper-2 text-ink print:bg-stage',
  testDrive: 'bg-accent-wash text-accent',
};

interface Props {
  car: CarBadgesFragment;
  /** Whether they stand on the page's own colour rather than on a picture. */
  quiet?: boolean;
  className?: string;
}

/** SOLD, or else FEATURED and TEST DRIVE (spec §2). A reserved car can still be requested (CAR-22) and is marked RESERVED too. */
export function CarBadges({ car, quiet = false, className }: Props) {
  const text = useMessages(carMessages);
  const looks = quiet ? onPage : onPicture;
  const { sold, featured, testDrive } = car;
  const reserved = car.status === 'RESERVED';
  if (!sold && !reserved && !featured && !testDrive) return null;
  return (
    <p className={clsx('flex flex-wrap gap-2', className)}>
      {sold && <span className={clsx(badge, looks.sold)}>{text.sold}</span>}
      {reserved && <span className={clsx(badge, looks.reserved)}>{text.reserved}</span>}
      {!sold && featured && <span className={clsx(badge, looks.featured)}>{text.featured}</span>}
      {!sold && testDrive && <span className={clsx(badge, looks.testDrive)}>{text.testDrive}</span>}
    </p>
  );
}
