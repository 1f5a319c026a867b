import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide';
import { useId } from 'react';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../../enquiries/messages.ts';
import { templateMessages } from './messages.ts';
import { TemplateFields, type TemplateFieldsProps } from './TemplateFields.tsx';

interface Props extends TemplateFieldsProps {
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A template of the list: its name and kinds, and when it is open its fields and where it stands. */
export function TemplateRow({ isOpen, isFirst, isLast, onOpen, onMove, onRemove, ...fields }: Props) {
  const text = useMessages(templateMessages);
  const kinds = useMessages(enquiryMessages).kinds;
  const id = useId();
  const { draft, errors } = fields;
  const title = draft.title || text.unnamed;
  const isWrong = [...errors.keys()].some((at) => at.startsWith(`${draft.id}.`));
  const iconButton = buttonStyle('plain', 'min-h-tap! min-w-tap px-2! aria-disabled:opacity-40');
  return (
    <li
      data-template={draft.id}
      data-open={isOpen ? true : undefined}
      className="border-t border-line first:border-t-0"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-ink/4"
      >
        <span className="grid min-w-0 flex-1">
          <span className={clsx('font-[550] wrap-anywhere', isWrong && 'text-danger')}>{title}</span>
          <span className="text-sm text-ink-2">{draft.kinds.map((kind) => kinds[kind]).join(', ')}</span>
        </span>
        <Icon
          node={ChevronDown}
          size={18}
          className={clsx('flex-none text-ink-3 transition-transform duration-quick', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-2 pb-4">
          <TemplateFields {...fields} />
          <div className="flex items-center gap-1 border-t border-line pt-2">
            <button
              type="button"
              data-move="-1"
              aria-label={text.moveUp(title)}
              aria-disabled={isFirst}
              className={iconButton}
              onClick={() => onMove(-1)}
            >
              <Icon node={ArrowUp} size={18} />
            </button>
            <button
              type="button"
              data-move="1"
              aria-label={text.moveDown(title)}
              aria-disabled={isLast}
              className={iconButton}
              onClick={() => onMove(1)}
            >
              <Icon node={ArrowDown} size={18} />
            </button>
            <button
              type="button"
              aria-label={text.remove(title)}
              className={clsx(iconButton, 'ms-auto')}
              onClick={onRemove}
            >
              <Icon node={Trash2} size={18} />
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
