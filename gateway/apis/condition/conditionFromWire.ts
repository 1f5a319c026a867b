import type { Car as WireCar } from '../../../rest/cars/car.ts';
import type { PaintPanel as WirePanel } from '../../../rest/cars/condition/paintReading.ts';
import { secureAddress } from '../../../text/secureAddress.ts';
import type { PaintPanel } from '../../generated/schemaTypes.ts';

/** Each panel of the graph, and its name on the wire. */
const wirePanels = {
  BONNET: 'bonnet',
  ROOF: 'roof',
  BOOT: 'boot',
  FRONT_LEFT_WING: 'frontLeftWing',
  FRONT_LEFT_DOOR: 'frontLeftDoor',
  REAR_LEFT_DOOR: 'rearLeftDoor',
  REAR_LEFT_WING: 'rearLeftWing',
  FRONT_RIGHT_WING: 'frontRightWing',
  FRONT_RIGHT_DOOR: 'frontRightDoor',
  REAR_RIGHT_DOOR: 'rearRightDoor',
  REAR_RIGHT_WING: 'rearRightWing',
} satisfies Record<PaintPanel, WirePanel>;

const panels = new Map<string, PaintPanel>(
  // The type of Object.entries loses the keys.
  Object.entries(wirePanels).map(([panel, onWire]) => [onWire, panel as PaintPanel]),
);

/**
 * What is known of the condition of a car, as the graph has it. `images`: its pictures. A panel that the graph does not know
 * is left out, as is the address of a report that is not https: a page has it as a link.
 */
export function conditionFromWire<Image extends { id: string; filename: string }>(
  car: Partial<WireCar>,
  images: Image[],
) {
  return {
    inspectedBy: text(car.inspectedBy),
    inspectedOn: text(car.inspectedOn),
    inspectionReport: secureAddress(car.inspectionReport)?.href ?? null,
    paintReadings: (car.paintReadings ?? []).flatMap(({ panel, microns }) => {
      const known = panels.get(panel);
      return known ? [{ panel: known, microns }] : [];
    }),
    tyres: text(car.tyres),
    tyreTread: car.tyreTread ?? null,
    tyreYear: car.tyreYear ?? null,
    brakes: text(car.brakes),
    warrantyUntil: text(car.warrantyUntil),
    imperfections:
      car.imperfections?.map(({ text: words, picture }) => ({
        text: words,
        picture:
          images.find(({ filename }) => filename === picture) ??
          images.find(({ id }) => id === picture) ??
          null,
      })) ?? null,
  };
}

function text(value: string | null | undefined): string | null {
  return value?.trim() || null;
}
