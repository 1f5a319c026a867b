import { dealership, showroomAddress } from '../../dealer/dealership.ts';
import { openingHours } from '../../dealer/openingHours.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { ON_PAPER } from './printSheet.ts';

/** The foot of the car's printed page: the dealer, and a QR code with the address of the page. */
export function SheetFoot({ id }: { id: string }) {
  const text = useMessages(carPageMessages);
  return (
    <div className="mt-3 hidden items-center justify-between gap-8 border-t border-line pt-2 print:flex">
      <div className="text-sm">
        <p className="text-md font-semibold">{dealership.legalName}</p>
        <p>{showroomAddress}</p>
        <p>{dealership.phones.join(' · ')}</p>
        <p>{dealership.email}</p>
        <p>
          {openingHours()
            .map(({ line }) => line)
            .join(', ')}
        </p>
      </div>
      <div className="flex flex-none items-center gap-4">
        <p className="max-w-32 text-end text-sm">{text.scan}</p>
        <img
          {...{ [ON_PAPER]: '' }}
          src={`/codes/${encodeURIComponent(id)}.svg`}
          alt=""
          width={144}
          height={144}
          loading="lazy"
          className="size-[38mm]"
        />
      </div>
    </div>
  );
}
