import type { Cells } from './Cells.ts';

/** The known facts of the engine in one line, '3.0 L V6, 6 cylinders, 400–500 HP'; null if there are none. */
export function engineText(cells: Cells): string | null {
  const parts = [cells.text('engine'), cylinders(cells.text('cylinders')), power(cells.text('horsepower'))];
  return parts.filter(Boolean).join(', ').replace(', Less than', ', less than') || null;
}

function cylinders(text: string | null) {
  return text && /^\d+$/.test(text) ? `${text} cylinder${text === '1' ? '' : 's'}` : text;
}

function power(text: string | null) {
  return text && /^\d+$/.test(text) ? `${text} HP` : text?.replace(/(\d) ?[-–] ?(?=\d)/g, '$1–');
}
