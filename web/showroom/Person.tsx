import { MessageCircle, Phone } from 'lucide';
import { type Salesperson, telephone, whatsApp } from '../dealer/dealership.ts';
import { Icon } from '../ui/Icon.tsx';
import { pictureUrl } from '../ui/picture/pictureUrl.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { showroomMessages } from './messages.ts';

const way = 'link inline-flex min-h-tap items-center gap-2 text-sm';
const portrait = 'size-14 flex-none rounded-full';

interface Props {
  person: Salesperson;
  /** The initial text of a message, such as which car it is about. */
  question?: string;
}

/** Somebody who sells cars: the face or the initials, the languages, and the ways to call and to write. */
export function Person({ person: { name, role, languages, picture, ...ways }, question }: Props) {
  const text = useMessages(showroomMessages);
  return (
    <div className="flex flex-wrap gap-4">
      {picture ? (
        <img
          src={pictureUrl(picture, 280, 'webp')}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className={`${portrait} object-cover`}
        />
      ) : (
        <span
          aria-hidden
          className={`${portrait} grid place-items-center bg-accent-wash font-display text-lg text-accent`}
        >
          {initialsOf(name)}
        </span>
      )}
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-[550] wrap-anywhere">
          <bdi translate="no">{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">{role}</p>
        {languages.length > 0 && <p className="text-sm text-ink-2">{text.speaks(languages)}</p>}
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {ways.phone && (
            <a className={way} href={telephone(ways.phone)} aria-label={text.callPerson(name)}>
              <Icon node={Phone} size={18} />
              <span>{text.call}</span>
            </a>
          )}
          {ways.whatsApp && (
            <a
              className={way}
              href={whatsApp(question, ways.whatsApp)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text.writePerson(name)}
            >
              <Icon node={MessageCircle} size={18} />
              <span>{text.whatsApp}</span>
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(' ');
  return [names[0], names.length > 1 ? names.at(-1) : '']
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('');
}
