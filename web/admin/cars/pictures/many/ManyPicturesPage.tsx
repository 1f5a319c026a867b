import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { PageHead } from '../../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { BackLink } from '../../../list/BackLink.tsx';
import { useWayBack } from '../../../list/useWayBack.ts';
import { pageMessages } from '../../../page/messages.ts';
import { refusalSentence } from '../../../page/refusalSentence.ts';
import { useShortcuts } from '../../../page/useShortcuts.ts';
import { FilePicker } from '../FilePicker.tsx';
import { queueOf } from '../queue/usePictureQueue.ts';
import { CarsUnderWay } from './CarsUnderWay.tsx';
import { ChosenCars } from './ChosenCars.tsx';
import { chosenPictures } from './chosenPictures.ts';
import { manyMessages } from './messages.ts';
import type { CarFiles } from './namesTable.ts';

/** `/admin/cars/pictures`: pictures for many cars, which their names tell, and how far those are that are on their way. */
function ManyPicturesPage() {
  const text = useMessages(manyMessages);
  const words = useMessages(pageMessages);
  const client = useApolloClient();
  const chosen = chosenPictures.use();
  const back = useWayBack('/cars');
  const content = useRef<HTMLDivElement>(null);
  useShortcuts({ Escape: back });
  const { state } = chosen;

  /** Whoever has pressed a button that is gone now is at the beginning of what is new. */
  function leaveChoice() {
    chosenPictures.clear();
    content.current?.focus();
  }

  function send(cars: readonly CarFiles[]) {
    const queue = queueOf(client);
    for (const { car, files } of cars) void queue.add(car.id, files);
    leaveChoice();
  }

  return (
    <>
      <PageHead title={text.title} />
      <BackLink to="/cars" label={text.back} onBack={back} />
      <h1 className="text-title-md!">{text.title}</h1>
      <div
        ref={content}
        tabIndex={-1}
        className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 outline-none md:mt-6"
      >
        {state === 'found' ? (
          <ChosenCars table={chosen.table} onSend={send} onCancel={leaveChoice} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <FilePicker
              isWhole
              label={text.add}
              hint={text.hint}
              fault={state === 'badZip' || state === 'noFiles' ? text[state] : ''}
              onFiles={(files) => void chosenPictures.choose(client, files)}
            />
            <output className="block text-sm font-[550] empty:hidden">
              {state === 'reading' && text.reading}
            </output>
            {state === 'failed' && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <p role="alert" className="text-sm font-[550] text-danger">
                  {refusalSentence({ userErrors: [], error: chosen.error }, words)}
                </p>
                <button
                  type="button"
                  className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm')}
                  onClick={chosen.retry}
                >
                  {text.retry}
                </button>
              </div>
            )}
          </div>
        )}
        <CarsUnderWay />
      </div>
    </>
  );
}

export { ManyPicturesPage as Component };
