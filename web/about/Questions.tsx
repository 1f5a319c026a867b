import { Plus } from 'lucide';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { aboutMessages } from './messages.ts';

/** Five questions; one is open at a time, the first one at the start (spec §2). */
export function Questions() {
  const text = useMessages(aboutMessages);
  return (
    <section
      aria-labelledby="questions"
      className="wrap grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-8 py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 id="questions">{text.questions}</h2>
      <div className="border-b border-line">
        {text.question.map(({ asked, answer, more }, i) => (
          <details
            key={asked}
            name="questions"
            open={i === 0}
            className="group/question border-t border-line"
          >
            <summary className="flex min-h-18 items-center justify-between gap-6 py-4">
              <h3 className="font-[500]">{asked}</h3>
              <Icon
                node={Plus}
                className="flex-none text-accent transition-[rotate] duration-calm ease-calm group-open/question:rotate-45"
              />
            </summary>
            {/* Spec §9: 96 units at most; a longer answer scrolls. */}
            <div className="grid max-h-96 max-w-measure gap-3 overflow-y-auto pb-6 text-ink-2">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <Link className="link inline-flex min-h-tap items-center" to={more.to}>
                  {more.label}
                </Link>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
