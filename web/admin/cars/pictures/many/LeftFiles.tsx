import { ChevronDown } from 'lucide';
import { Icon } from '../../../../ui/Icon.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { manyMessages } from './messages.ts';

/** How many names are listed: a ZIP file may have thousands. */
const MOST_NAMES = 30;

interface Props {
  heading: string;
  /** What to do about them. */
  hint: string;
  names: readonly string[];
}

/** Names of chosen files that are not sent, and why; nothing if there are none. */
export function LeftFiles({ heading, hint, names }: Props) {
  const text = useMessages(manyMessages);
  if (names.length === 0) return null;
  return (
    <details open className="group rounded-picture border border-line bg-card text-sm">
      <summary className="flex min-h-tap cursor-pointer items-center justify-between gap-4 px-4 py-3 font-[550]">
        <span className="num">{heading}</span>
        <Icon node={ChevronDown} size={18} className="flex-none text-ink-2 group-open:rotate-180" />
      </summary>
      <p className="max-w-measure px-4 pb-3 text-ink-2">{hint}</p>
      <ul aria-label={heading} className="border-t border-line px-4 py-2">
        {names.slice(0, MOST_NAMES).map((name, at) => (
          <li key={`${at} ${name}`} className="py-1 wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > MOST_NAMES && (
          <li className="num py-1 text-ink-2">{text.andMore(names.length - MOST_NAMES)}</li>
        )}
      </ul>
    </details>
  );
}
