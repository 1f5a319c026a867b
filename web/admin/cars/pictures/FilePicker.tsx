import { clsx } from 'clsx';
import { Camera } from 'lucide';
import { type ChangeEvent, useId, useRef } from 'react';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useFileDrop } from '../../../ui/hooks/useFileDrop.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';

interface Props {
  label: string;
  hint: string;
  /** Why nothing came of the last choice. */
  fault: string;
  /** Whether phones offer folders and ZIP files too. */
  isWhole?: boolean;
  onFiles: (files: File[]) => void;
}

const button = buttonStyle('plain', 'min-h-tap! text-sm');

/** Lets somebody choose or drop photos, a folder of them where the browser can choose one, or a ZIP file. */
export function FilePicker({ label, hint, fault, isWhole = false, onFiles }: Props) {
  const text = useMessages(pictureMessages);
  const id = useId();
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFiles);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (chosen.length > 0) onFiles(chosen);
  }

  return (
    <div
      {...handlers}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-picture md:border md:border-dashed md:p-4',
        isOver ? 'border-accent bg-accent-wash' : 'border-line-2',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={buttonStyle(
            'primary',
            'relative cursor-pointer max-md:w-full has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
          )}
        >
          <Icon node={Camera} size={22} />
          <span>{label}</span>
          <input
            type="file"
            accept="image/*"
            multiple
            aria-describedby={`${id}-hint`}
            onChange={choose}
            className="sr-only"
          />
        </label>
        <div className={clsx('flex flex-wrap gap-2', !isWhole && 'max-md:hidden')}>
          {'webkitdirectory' in HTMLInputElement.prototype && (
            <button type="button" className={button} onClick={() => folder.current?.click()}>
              {text.folder}
            </button>
          )}
          <button type="button" className={button} onClick={() => zip.current?.click()}>
            {text.zip}
          </button>
        </div>
        <input
          ref={folder}
          type="file"
          {...{ webkitdirectory: '' }}
          hidden
          aria-label={text.folder}
          onChange={choose}
        />
        <input
          ref={zip}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label={text.zip}
          onChange={choose}
        />
      </div>
      <p id={`${id}-hint`} className="max-w-measure text-sm text-ink-2">
        {hint}
      </p>
      <p className="text-sm text-ink-2 max-md:hidden">{text.orDrop}</p>
      {fault && (
        <p role="alert" className="text-sm font-[550] text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
