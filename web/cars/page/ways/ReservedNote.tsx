import { AlertButton } from '../../../searchAlerts/AlertButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';

interface Props {
  carId: string;
  /** What the car is called. */
  name: string;
  /** The limits of mails, of which none are sent where they are 0; undefined while that is not known. */
  alerts: { perAddress?: number } | null | undefined;
}

/** Says of a reserved car that it can still be asked for, and offers a mail when it is free again. */
export function ReservedNote({ carId, name, alerts }: Props) {
  const text = useMessages(carPageMessages);
  return (
    <div className="print:hidden">
      <p className="text-sm text-ink-2">{text.isReserved}</p>
      {/* The button has its place while it is not known, so that nothing moves. */}
      {alerts !== null && alerts?.perAddress !== 0 && (
        <div className="min-h-field">{alerts && <AlertButton wanted={{ carId }} parts={[name]} />}</div>
      )}
    </div>
  );
}
