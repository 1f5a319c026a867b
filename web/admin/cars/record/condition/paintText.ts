import type { PaintPanel } from '../../../../generated/CarCondition.ts';
import { drawnPanels } from '../../../../cars/page/condition/drawnPanels.ts';

/** The panels as somebody measures them: what lies in the middle, and each side from the front to the rear. */
export const measured = {
  middle: ['BONNET', 'ROOF', 'BOOT'],
  left: ['FRONT_LEFT_WING', 'FRONT_LEFT_DOOR', 'REAR_LEFT_DOOR', 'REAR_LEFT_WING'],
  right: ['FRONT_RIGHT_WING', 'FRONT_RIGHT_DOOR', 'REAR_RIGHT_DOOR', 'REAR_RIGHT_WING'],
} as const satisfies Record<string, readonly PaintPanel[]>;

/** The name of a panel in the text of the readings, and in sentences about them: `front left wing`. */
export function nameInText(panel: PaintPanel): string {
  return panel.toLowerCase().replaceAll('_', ' ');
}

/** What was typed of each panel, from the text of the readings: a line for each, such as `front left wing: 110`. */
export function typedByPanel(text: string): ReadonlyMap<PaintPanel, string> {
  const lines = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
  return new Map(
    drawnPanels.flatMap(({ name }) => {
      const typed = lines.get(nameInText(name));
      return typed ? [[name, typed]] : [];
    }),
  );
}

/** The text of the readings with another one of a panel; empty: not measured. */
export function withTyped(text: string, panel: PaintPanel, typed: string): string {
  const all = new Map(typedByPanel(text)).set(panel, typed.trim());
  return drawnPanels
    .flatMap(({ name }) => (all.get(name) ? `${nameInText(name)}: ${all.get(name)}` : []))
    .join('\n');
}

/** The readings of a text that another one changes, in a line; `blank`: what a panel says that it has not. */
export function changedReadings(text: string, other: string, blank: string): string {
  const [before, after] = [typedByPanel(text), typedByPanel(other)];
  return drawnPanels
    .flatMap(({ name }) =>
      before.get(name) === after.get(name) ? [] : `${nameInText(name)}: ${before.get(name) ?? blank}`,
    )
    .join(', ');
}
