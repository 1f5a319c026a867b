import { Skeleton } from '../../../ui/text/Skeleton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { inWords } from './inWords.ts';
import { carMessages } from '../../card/messages.ts';

/** A value of the car's records: `N/A` where it is empty, a placeholder until it arrives. */
export function FactValue({ value }: { value: string | number | null | undefined }) {
  const text = useMessages(carMessages);
  if (value === undefined) return <Skeleton className="w-20" />;
  if (value === null || value === '') return <span>{text.notAvailable}</span>;
  return <bdi>{typeof value === 'string' ? inWords(value) : value}</bdi>;
}
