import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  PersonRecordsDocument,
  type PersonRecordsQuery,
  usePersonRecordsSuspenseQuery,
} from '../../../generated/PersonRecords.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { FoundRecord } from './FoundRecord.tsx';
import { personsMessages } from '../messages.ts';
import { peopleIn } from './peopleIn.ts';
import { RecordActions } from './RecordActions.tsx';
import { recordKey } from './recordKey.ts';

/** What is stored with a contact, and what can be done with it. Its heading gets the focus when it changes. */
export function FoundRecords({ contact }: { contact: string }) {
  const text = useMessages(personsMessages);
  // What was stored meanwhile is found as well.
  const { data, error, refetch } = usePersonRecordsSuspenseQuery({
    variables: { contact },
    fetchPolicy: 'cache-and-network',
  });
  const refusal = CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
    : undefined;
  if (refusal) {
    return (
      <Found heading={text.invalid}>
        <p role="alert">{refusal.message}</p>
      </Found>
    );
  }
  if (!data?.person) return <Failure error={error} retry={refetch} />;
  if (data.person.length === 0) {
    return (
      <Found heading={text.foundNothing}>
        <p className="max-w-measure text-ink-2">{text.foundNothingHint}</p>
      </Found>
    );
  }
  return (
    <Found heading={text.found(data.person.length)}>
      <RecordList contact={contact} records={data.person} />
    </Found>
  );
}

function Found({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [heading]);
  return (
    <section className="mt-8">
      <h2 ref={title} tabIndex={-1} className="mb-2 text-title-sm outline-none">
        {heading}
      </h2>
      {children}
    </section>
  );
}

type Records = NonNullable<PersonRecordsQuery['person']>;

function RecordList({ contact, records }: { contact: string; records: Records }) {
  const text = useMessages(personsMessages);
  const people = peopleIn(records);
  // Of several people, an owner says who it is.
  const [ticked, setTicked] = useState(() => new Set(people.length === 1 ? people[0]?.keys : undefined));
  const chosen = records.filter((record) => ticked.has(recordKey(record)));
  const client = useApolloClient();

  function tick(key: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(key);
    else next.delete(key);
    setTicked(next);
  }

  /** Shows the corrected records in place of those that were ticked, also where they are no longer found by the contact. */
  function replace(corrected: Readonly<Records>) {
    const keys = chosen.map(recordKey);
    client.cache.updateQuery({ query: PersonRecordsDocument, variables: { contact } }, (shown) => {
      if (!shown?.person) return undefined;
      const person = shown.person.map((record) => corrected[keys.indexOf(recordKey(record))] ?? record);
      return { person };
    });
    setTicked(new Set(corrected.map(recordKey)));
  }

  return (
    <>
      {records.length > 1 && (
        <p className="max-w-measure text-sm text-ink-2">{people.length === 1 ? text.agree : text.differ}</p>
      )}
      {people.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {people.map(({ name, email, keys }) => (
            <button
              key={keys[0]}
              type="button"
              className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm! wrap-anywhere')}
              onClick={() => setTicked(new Set(keys))}
            >
              {text.person(name, email)}
            </button>
          ))}
        </div>
      )}
      <ul className="mt-3 overflow-clip rounded-picture border border-line bg-card">
        {records.map((record) => (
          <FoundRecord
            key={recordKey(record)}
            record={record}
            ticked={ticked.has(recordKey(record))}
            onTick={(on) => tick(recordKey(record), on)}
          />
        ))}
      </ul>
      <RecordActions records={chosen} onCorrected={replace} />
    </>
  );
}
