import { Waiting } from '../ui/Waiting.tsx';
import { useText } from '../ui/useText.ts';
import { carMessages } from './messages.ts';

/** A value of the car's records: `N/A` where it is empty, a placeholder until it arrives. */
export function FactValue({ value }: { value: string | number | null | undefined }) {
  const text = useText(carMessages);
  if (value === undefined) return <Waiting className="w-20" />;
  if (value === null || value === '') return text.notAvailable;
  return <bdi>{value}</bdi>;
}
