import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';

const style =
  'min-h-tap rounded-control px-4 text-sm text-ink-2 hover:bg-ink/4 aria-pressed:bg-accent-wash aria-pressed:font-[550] aria-pressed:text-accent forced-colors:border';

/** Whether the article is written or shown as on the site. */
export function ModeButtons({
  isPreview,
  onShow,
}: {
  isPreview: boolean;
  onShow: (preview: boolean) => void;
}) {
  const text = useMessages(recordMessages);
  return (
    <div role="group" aria-label={text.modes} className="flex gap-1">
      {[false, true].map((preview) => (
        <button
          key={String(preview)}
          type="button"
          aria-pressed={preview === isPreview}
          className={style}
          onClick={() => onShow(preview)}
        >
          {preview ? text.preview : text.write}
        </button>
      ))}
    </div>
  );
}
