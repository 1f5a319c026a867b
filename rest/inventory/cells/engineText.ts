import type { Cells } from './Cells.ts';
import { fuelType, isFuel } from './spellings.ts';

/** The known facts of the engine in one line, '3.0 L V6, 6 cylinders, 400–500 HP'; null if there are none. */
export function engineText(cells: Cells): string | null {
  const engine = cells.text('engine');
  const parts = [
    isFuel(engine) ? null : engine,
    cylinders(cells.text('cylinders')),
    power(cells.text('horsepower')),
  ];
  return parts.filter(Boolean).join(', ').replace(', Less than', ', less than') || null;
}

/**
 * The fuel; undefined if no column says it. Google's feed has it in the column `engine`, so an engine that is only called
 * `Gasoline` is a fuel.
 */
export function fuelText(cells: Cells): string | null | undefined {
  const engine = cells.text('engine');
  const fuel = cells.text('fuelType') ?? (isFuel(engine) ? engine : null);
  return fuel === null && !cells.has('fuelType') ? undefined : fuelType(fuel);
}

function cylinders(text: string | null) {
  return text && /^\d+$/.test(text) ? `${text} cylinder${text === '1' ? '' : 's'}` : text;
}

function power(text: string | null) {
  return text && /^\d+$/.test(text) ? `${text} HP` : text?.replace(/(\d) ?[-–] ?(?=\d)/g, '$1–');
}
