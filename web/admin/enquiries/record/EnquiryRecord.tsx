import { type ComponentProps, useState } from 'react';
import type { RecordFieldsFragment } from '../../../generated/RecordFields.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { ShortcutHelp } from '../../page/ShortcutHelp.tsx';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { useWayBack } from '../../list/useWayBack.ts';
import { Clock } from '../Clock.tsx';
import { momentWords } from '../clockWords.ts';
import { ContactActions } from '../ContactActions.tsx';
import { enquiryMessages } from '../messages.ts';
import { useNow } from '../useNow.ts';
import { AssigneeControl } from './AssigneeControl.tsx';
import { CarThenNow } from './CarThenNow.tsx';
import { ContactCard } from './ContactCard.tsx';
import { NoteForm } from './NoteForm.tsx';
import { OtherEnquiries } from './OtherEnquiries.tsx';
import { recordMessages } from './messages.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { SentFields } from './SentFields.tsx';
import { StatusControl } from './StatusControl.tsx';
import { Viewers } from './Viewers.tsx';
import { Timeline } from './Timeline.tsx';

interface Props {
  record: RecordFieldsFragment;
  /** Who else has it on the screen. */
  viewers: ComponentProps<typeof Viewers>['viewers'];
}

/** One enquiry: what was sent, what is known of it, what was done, and what can be done. */
export function EnquiryRecord({ record, viewers }: Props) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  const now = useNow();
  const back = useWayBack('/enquiries');
  const [help, setHelp] = useState(false);
  useShortcuts({
    '?': () => setHelp(true),
    Escape: back,
    e: () => control('close')?.click(),
    a: () => control('assign')?.focus(),
    r: () => control('reply')?.focus(),
    n: () => control('note')?.focus(),
  });
  const { enquiry, others } = record;
  const { name, kind, reference, receivedAt, clock } = enquiry;
  const kindWords = words.kinds[kind];
  return (
    <>
      <PageHead title={text.title(name || words.noName, kindWords)} />
      {help && <ShortcutHelp keys={words.keyWords} onClose={() => setHelp(false)} />}
      <BackLink to="/enquiries" label={text.back} onBack={back} />
      <h1 className="text-title-md! wrap-anywhere">
        <bdi>{name || words.noName}</bdi>
      </h1>
      <div className="mt-3 overflow-clip">
        <p className="dotted text-sm text-ink-2">
          <span>{kindWords}</span>
          <span className="num">{reference}</span>
          <span>{text.received(momentWords(receivedAt, now, words))}</span>
        </p>
      </div>
      <p className="mt-2">
        <Clock clock={clock} now={now} />
      </p>
      <Viewers viewers={viewers} now={now} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside className="grid content-start gap-6 lg:order-2">
          <ContactCard enquiry={enquiry} />
          <ContactActions
            enquiry={enquiry}
            className="max-md:foot-bar max-md:fixed max-md:inset-x-0 max-md:mx-0"
          />
          <AssigneeControl enquiry={enquiry} />
          <StatusControl enquiry={enquiry} lostReason={record.lostReason} now={now} />
        </aside>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <SentFields record={record} />
          <CarThenNow record={record} />
          <ReplyForm record={record} />
          <NoteForm id={enquiry.id} />
          <Timeline events={record.timeline} now={now} />
          {others.length > 0 && <OtherEnquiries others={others} now={now} />}
        </div>
      </div>
    </>
  );
}

/** The control of the page that a key stands for. */
function control(name: string) {
  return document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);
}
