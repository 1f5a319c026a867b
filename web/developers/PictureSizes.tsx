import { useMessages } from '../ui/text/useMessages.ts';
import { developersMessages } from './messages.ts';

/** The widths (pixels) and formats in which pictures can be requested. */
export function PictureSizes({ widths, formats }: { widths: number[]; formats: string[] }) {
  const text = useMessages(developersMessages);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
      <dt className="text-ink-3">{text.widths}</dt>
      <dd>{widths.join(', ')}</dd>
      <dt className="text-ink-3">{text.formats}</dt>
      <dd dir="ltr" className="font-mono text-start">
        {formats.join(', ')}
      </dd>
    </dl>
  );
}
