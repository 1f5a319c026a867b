import type { CarConditionFragment } from '../../../generated/CarCondition.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';

/** What is not as new about the car; where a picture shows it, a small one that leads to the large one. */
export function Imperfections({ list }: { list: NonNullable<CarConditionFragment['imperfections']> }) {
  return (
    <ul className="grid gap-3 md:fit-2">
      {list.map(({ text, picture }, i) => (
        // Two may have the same words.
        <li key={`${i} ${text}`} className="flex items-center gap-4">
          {picture && (
            <a href={pictureUrl(picture.path, 1600, 'jpg')} className="w-28 flex-none print:hidden">
              <Picture path={picture.path} alt={text} sizes="7rem" />
            </a>
          )}
          <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
