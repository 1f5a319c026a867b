import { clsx } from 'clsx';
import type { CarConditionFragment } from '../../../generated/CarCondition.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import { drawnPanels, GLASS, HEIGHT, THICK, WHEELS, WIDTH } from './drawnPanels.ts';

/** Paint by panel: the car from above, its sides folded out and its front at the left, and the same as a table for screen readers. */
export function PaintDrawing({ readings }: { readings: CarConditionFragment['paintReadings'] }) {
  const text = useMessages(carPageMessages);
  const known = new Map(readings.map(({ panel, microns }) => [panel, microns]));
  const panels = drawnPanels.map((panel) => ({ ...panel, microns: known.get(panel.name) }));
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full max-w-120 fill-none stroke-line-2"
        data-testid="paint"
      >
        {WHEELS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="13" className="fill-line-2 stroke-none" />
        ))}
        {GLASS.map((path) => (
          <path key={path} d={path} className="fill-line stroke-none" />
        ))}
        {panels.map(({ name, path, turned, microns }) => (
          <path
            key={name}
            d={path}
            transform={turned ? `matrix(1 0 0 -1 0 ${HEIGHT})` : undefined}
            strokeDasharray={microns === undefined ? '3 3' : undefined}
            strokeWidth={isThick(microns) ? 2.5 : 1}
            className={clsx(microns !== undefined && 'fill-card', isThick(microns) && 'stroke-accent')}
          />
        ))}
        {panels.map(({ name, at: [x, y], microns }) => (
          <text
            key={name}
            x={x}
            y={y}
            textAnchor="middle"
            className={clsx('fill-ink stroke-none text-[13px] tabular-nums', isThick(microns) && 'font-bold')}
          >
            {microns === undefined ? '' : grouped(microns)}
          </text>
        ))}
      </svg>
      <p className="mt-3 text-sm text-ink-2">{text.paintNote}</p>
      <table className="sr-only">
        <caption>{text.paintTable}</caption>
        <tbody>
          {panels.map(({ name, microns }) => (
            <tr key={name}>
              <th scope="row">{text.panels[name]}</th>
              <td>{microns === undefined ? text.notMeasured : text.microns(microns)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function isThick(microns: number | undefined): boolean {
  return microns !== undefined && microns > THICK;
}
