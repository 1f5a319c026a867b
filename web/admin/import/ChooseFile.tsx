import { clsx } from 'clsx';
import { Download, FileUp } from 'lucide';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { ProgressBar } from '../../ui/control/ProgressBar.tsx';
import { useFileDrop } from '../../ui/hooks/useFileDrop.ts';
import { Icon } from '../../ui/Icon.tsx';
import { focusPlace } from '../../ui/page/focusPlace.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { saveFile } from '../page/files/saveFile.ts';
import { exampleFile } from './exampleFile.ts';
import { importMessages } from './messages.ts';
import { RefusedFile, sendFile } from './sendFile.ts';

/** The most bytes of a file. */
const LARGEST = 100 * 1024 * 1024;

/** Takes a file, sends it, and opens its import. */
export function ChooseFile() {
  const text = useMessages(importMessages);
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const sending = useRef<AbortController>(null);
  const { isOver, handlers } = useFileDrop(([file]) => void send(file));
  /** How much is sent, per cent; undefined where nothing is. */
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function send(file: File | undefined) {
    if (!file || part !== undefined) return;
    if (file.size > LARGEST) return setProblem(text.tooLarge);
    const upload = new AbortController();
    sending.current = upload;
    setProblem(undefined);
    show(0);
    try {
      const onProgress = (done: number) => setPart(Math.floor(done * 100));
      const id = await sendFile(file, { onProgress, signal: upload.signal });
      // Whoever has gone to another page meanwhile stays there, and finds the file among the earlier ones.
      if (place.current) await navigate(`/import/${id}`);
    } catch (error) {
      const isCancelled = (error as Error).name === 'AbortError';
      if (!isCancelled) setProblem(error instanceof RefusedFile ? error.message : text.sendFailed);
      show(undefined);
    }
    return undefined;
  }

  /** Shows how much is sent. What had the focus is gone then: it stays at this place. */
  function show(sent: number | undefined) {
    if (place.current?.contains(document.activeElement)) focusPlace(place.current);
    setPart(sent);
  }

  return (
    <div
      ref={place}
      {...handlers}
      className={clsx(
        'mt-6 grid justify-items-center gap-3 rounded-picture border border-dashed px-6 py-10 text-center outline-none',
        isOver ? 'border-accent bg-accent-wash' : 'border-line-2',
      )}
    >
      {part === undefined ? (
        <>
          <label
            className={buttonStyle(
              'primary',
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
              className="sr-only"
              onChange={({ target }) => {
                void send(target.files?.[0]);
                // The same file again is a choice too.
                target.value = '';
              }}
            />
            <Icon node={FileUp} size={20} />
            <span>{text.choose}</span>
          </label>
          <p className="text-sm text-ink-2 max-md:hidden">{text.drop}</p>
        </>
      ) : (
        <>
          <p role="status" className="font-[550] tabular-nums">
            {text.sending(part)}
          </p>
          <div className="w-full max-w-sm">
            <ProgressBar label={text.sending(part)} done={part} total={100} />
          </div>
          <button
            type="button"
            className={buttonStyle('plain', 'min-h-tap! text-sm')}
            onClick={() => sending.current?.abort()}
          >
            {text.cancel}
          </button>
        </>
      )}
      {problem !== undefined && (
        <p role="alert" className="max-w-prose text-sm font-[550] text-danger">
          {problem}
        </p>
      )}
      <p className="max-w-prose text-sm text-balance text-ink-2">{text.fine}</p>
      <button
        type="button"
        className={buttonStyle('plain', 'min-h-tap! text-sm')}
        onClick={() => saveFile(exampleFile(), 'example.csv')}
      >
        <Icon node={Download} size={18} />
        <span>{text.example}</span>
      </button>
    </div>
  );
}
