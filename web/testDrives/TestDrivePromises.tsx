import { promises } from '../dealer/dealership.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { testDriveListMessages } from './listMessages.ts';

/** How soon a test drive is confirmed and how long it takes (TD-13), in large figures. */
export function TestDrivePromises() {
  const text = useMessages(testDriveListMessages);
  const facts = [
    [text.confirmedWithin, promises.testDriveConfirmation],
    [text.atTheWheel, promises.testDriveLength],
  ];
  return (
    <dl className="flex flex-wrap gap-y-4">
      {facts.map(([what, howLong]) => (
        <div
          key={what}
          className="border-line pe-4 not-first:border-s not-first:ps-4 md:pe-8 md:not-first:ps-8 lg:last:pe-0"
        >
          <dt className="text-sm text-ink-2">{what}</dt>
          <dd className="font-display tabular-nums text-title-sm leading-[1.3] md:text-title-md md:leading-[1.15] tracking-[-0.015em]">
            <bdi dir="ltr">{howLong}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
