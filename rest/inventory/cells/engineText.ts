import type { Cells } from './Cells.ts';
import { isPlainCylinders, isPlainPower } from './engineNumbers.ts';
import { fuelType, isFuel } from './spellings.ts';

/**
 * The known facts of the engine in one line, `3.0 L V6, 400–500 HP`; null if there are none. Cylinders and horsepower that
 * are plain numbers have fields of their own.
 */
export function engineText(cells: Cells): string | null {
  const [engine, cylinders, power] = [
    cells.text('engine'),
    cells.text('cylinders'),
    cells.text('horsepower'),
  ];
  const parts = [
    isFuel(engine) ? null : engine,
    cylinders && !isPlainCylinders(cylinders) ? cylinders : null,
    power && !isPlainPower(power) ? power.replace(/(\d) ?[-–] ?(?=\d)/g, '$1–') : null,
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
