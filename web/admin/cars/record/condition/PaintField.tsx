import { latinDigits } from '../../../../../text/latinDigits.ts';
import { drawnPanels, THICK } from '../../../../cars/page/condition/drawnPanels.ts';
import { PaintDrawing } from '../../../../cars/page/condition/PaintDrawing.tsx';
import { carPageMessages } from '../../../../cars/page/messages.ts';
import type { PaintPanel } from '../../../../generated/CarCondition.ts';
import { labelStyle } from '../../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../../ui/form/FieldNotes.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import type { ListProps } from './ListProps.ts';
import { conditionMessages } from './messages.ts';
import { measured, nameInText, typedByPanel, withTyped } from './paintText.ts';

/** The paint of each panel in a field, and the drawing that visitors see of it. */
export function PaintField({ id, label, hint, value, error, readOnly, onType }: ListProps) {
  const text = useMessages(conditionMessages);
  const typed = typedByPanel(value);
  const readings = drawnPanels.flatMap(({ name }) => {
    const microns = Number(latinDigits(typed.get(name) ?? ''));
    return Number.isInteger(microns) && microns > 0 ? [{ panel: name, microns }] : [];
  });
  const thick = new Set(readings.filter(({ microns }) => microns > THICK).map(({ panel }) => panel));
  const group = (name: keyof typeof measured) => (
    <div
      role="group"
      aria-label={text.sides[name]}
      // The panels of both sides stand in the same rows, whatever is said below one.
      className={
        name === 'middle'
          ? 'mb-3 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3'
          : 'contents'
      }
    >
      {measured[name].map((panel) => (
        <PanelInput
          key={panel}
          {...{ id, panel, readOnly }}
          typed={typed.get(panel) ?? ''}
          isThick={thick.has(panel)}
          // A sentence about a reading names its panel as the text does.
          isWrong={error?.toLowerCase().includes(nameInText(panel)) ?? false}
          onType={(reading) => onType(withTyped(value, panel, reading))}
        />
      ))}
    </div>
  );
  return (
    <fieldset aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`} className="min-w-0">
      <legend className={labelStyle}>{label}</legend>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          {group('middle')}
          <div className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(4,auto)] items-start gap-3">
            {group('left')}
            {group('right')}
          </div>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
        {readings.length > 0 && (
          // Its table for screen readers is wider than a phone where the text is large.
          <div className="relative min-w-0 overflow-clip">
            <PaintDrawing readings={readings} />
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface PanelProps {
  id: string;
  panel: PaintPanel;
  typed: string;
  /** Whether visitors see it as thicker than that of a factory. */
  isThick: boolean;
  isWrong: boolean;
  readOnly: boolean;
  onType: (typed: string) => void;
}

function PanelInput({ id, panel, typed, isThick, isWrong, readOnly, onType }: PanelProps) {
  const text = useMessages(conditionMessages);
  const { panels } = useMessages(carPageMessages);
  const own = `${id}-${panel}`;
  const isMarked = isThick && !isWrong;
  const described = [isMarked && `${own}-note`, isWrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 content-start">
      <label htmlFor={own} className="mb-1 text-xs text-ink-2">
        {panels[panel]}
      </label>
      <input
        id={own}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
        className="field min-h-tap! scroll-mb-48 text-sm tabular-nums"
        onChange={({ target }) => readOnly || onType(target.value)}
      />
      {isMarked && (
        <p id={`${own}-note`} className="mt-1 text-xs text-ink-2">
          {text.thick(THICK)}
        </p>
      )}
    </div>
  );
}
