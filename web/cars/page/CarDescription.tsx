import { Html } from '../../ui/page/Html.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';

/** What the dealer writes about the car (CAR-18). */
export function CarDescription({ html }: { html: string }) {
  const text = useMessages(carPageMessages);
  return (
    <section className="print:hidden">
      <h2 className="mb-6 text-title-md">{text.description}</h2>
      <Html html={html} className="prose" dir="auto" />
    </section>
  );
}
