import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dealership } from '../dealership.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { newsletterMessages } from './messages.ts';

/** Asks for an email address to send the newsletter to. Nothing is sent yet: it says so. */
export function NewsletterBand() {
  const text = useText(newsletterMessages);
  const id = useId();
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
  }

  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="wrap grid items-center gap-x-[clamp(3rem,7vw,8rem)] gap-y-8 py-section md:grid-cols-2"
    >
      <div>
        <h2 id={`${id}-heading`} className="max-w-[9em]">
          {text.heading}
        </h2>
        <p className="mt-4 text-ink-2">{text.lead}</p>
      </div>
      <form onSubmit={submit}>
        <label htmlFor={id} className="mb-2 block text-sm font-[550]">
          {text.email}
        </label>
        <div className="flex flex-col gap-3 lg:flex-row">
          <input
            id={id}
            type="email"
            required
            autoComplete="email"
            placeholder={text.placeholder}
            aria-describedby={`${id}-consent`}
            className="field lg:flex-1"
          />
          <button type="submit" className={buttonStyle('primary')}>
            {text.subscribe}
          </button>
        </div>
        <p id={`${id}-consent`} className="mt-3 text-sm text-ink-2">
          {text.consent}{' '}
          <Link className="link" to={paths.privacy}>
            {text.privacy}
          </Link>
        </p>
        <output className="mt-3 block min-h-6 text-sm">
          {tried && (
            <>
              {text.soon}{' '}
              <a className="link" href={`mailto:${dealership.email}`}>
                <bdi dir="ltr">{dealership.email}</bdi>
              </a>
            </>
          )}
        </output>
      </form>
    </section>
  );
}
