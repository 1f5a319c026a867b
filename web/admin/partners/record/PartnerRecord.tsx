import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PartnerAccountFieldsFragment } from '../../../generated/PartnerAccountFields.ts';
import type { PartnerDocumentFieldsFragment } from '../../../generated/PartnerDocumentFields.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import { Skeleton } from '../../../ui/text/Skeleton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { useWayBack } from '../../list/useWayBack.ts';
import { Section } from '../../page/Section.tsx';
import { partnerMessages } from '../messages.ts';
import { Webhooks } from '../webhooks/Webhooks.tsx';
import { webhookMessages } from '../webhooks/messages.ts';
import { Documents } from './Documents.tsx';
import { Keys } from './Keys.tsx';
import { LastDays } from './LastDays.tsx';
import { Leads } from './Leads.tsx';
import { recordMessages } from './messages.ts';
import { PartnerForm } from './PartnerForm.tsx';

interface Props {
  partner: PartnerAccountFieldsFragment;
  /** Null where they could not be loaded. */
  documents: readonly PartnerDocumentFieldsFragment[] | null;
}

/** One partner: what it used, and its parts, each with what an owner can do. */
export function PartnerRecord({ partner, documents }: Props) {
  const text = useMessages(recordMessages);
  const words = useMessages(partnerMessages);
  const webhooks = useMessages(webhookMessages);
  const back = useWayBack('/partners');
  const { id, name, usage, createdAt, formsPerHour } = partner;
  return (
    <>
      <PageHead title={name} />
      <BackLink to="/partners" label={text.back} onBack={back} />
      <h1 className="text-title-md! wrap-anywhere">
        <bdi>{name}</bdi>
      </h1>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-ink-2">
        <div className="overflow-clip">
          <p className="dotted">
            <span>{text.added(formatDate(createdAt))}</span>
            <span>{text.formsPerHour(grouped(formsPerHour))}</span>
          </p>
        </div>
        <LastDays>
          <span>{words.operations(grouped(usage.requests))}</span>
          <span>{text.cost(grouped(usage.cost))}</span>
          <span>{words.leads(grouped(usage.leads))}</span>
        </LastDays>
        <p>
          <Link
            className="link inline-flex min-h-tap items-center"
            to={`/audit?${new URLSearchParams({ record: `partner/${id}` }).toString()}`}
          >
            {text.audit}
          </Link>
        </p>
      </div>
      <div className="mt-6 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10">
        <Section heading={text.keys}>
          <Keys partner={partner} />
        </Section>
        <Section heading={text.details}>
          <PartnerForm partner={partner} />
        </Section>
        <Section heading={webhooks.title}>
          <Suspense fallback={<Skeleton className="h-16!" />}>
            <Webhooks partnerId={id} />
          </Suspense>
        </Section>
        {documents && (
          <Section heading={text.documents}>
            <Documents partnerId={id} documents={documents} />
          </Section>
        )}
        <Section heading={text.leads}>
          <Suspense fallback={<Skeleton className="h-16!" />}>
            <Leads partnerId={id} />
          </Suspense>
        </Section>
      </div>
    </>
  );
}
