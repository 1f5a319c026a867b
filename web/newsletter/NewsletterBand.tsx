import { useMessages } from '../ui/text/useMessages.ts';
import { newsletterMessages } from './messages.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/** Asks for an email address to send the newsletter to. */
export function NewsletterBand() {
  const text = useMessages(newsletterMessages);
  return (
    <section
      aria-labelledby="newsletter"
      className="wrap grid items-center print:hidden gap-x-[clamp(3rem,7vw,8rem)] gap-y-8 py-section md:grid-cols-2"
    >
      <div>
        <h2 id="newsletter" className="max-w-[9em]">
          {text.heading}
        </h2>
        <p className="mt-4 text-ink-2">{text.lead}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
