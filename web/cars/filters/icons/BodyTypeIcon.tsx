import { slugOf } from '../../addresses/slugOf.ts';
import bodyTypes from './bodyTypes.svg';

/**
 * The outline of a body type of spec §9, in the colour of the text. Browsers fetch what `use` names behind all that the page is
 * painted with; a mask they would fetch before.
 */
export function BodyTypeIcon({ type }: { type: string }) {
  return (
    <svg aria-hidden className="h-7 w-19">
      <use href={`${bodyTypes}#${slugOf(type)}`} />
    </svg>
  );
}
