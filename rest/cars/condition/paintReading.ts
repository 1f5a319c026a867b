import Type, { type Static } from 'typebox';
import { MAX_WHOLE } from '../../http/schemas.ts';

/** The panels on which paint is measured. Left and right are those of the driver. */
export const paintPanels = [
  ...['bonnet', 'roof', 'boot'],
  ...['frontLeftWing', 'frontLeftDoor', 'rearLeftDoor', 'rearLeftWing'],
  ...['frontRightWing', 'frontRightDoor', 'rearRightDoor', 'rearRightWing'],
] as const;
export type PaintPanel = (typeof paintPanels)[number];

/** How thick the paint of a panel is. A panel that is not among `paintPanels` means nothing to readers. */
export const PaintReading = Type.Object({
  panel: Type.String({ description: `One of ${paintPanels.join(', ')}` }),
  microns: Type.Integer({ minimum: 0, maximum: MAX_WHOLE, description: 'Thickness in micrometres' }),
});
export type PaintReading = Static<typeof PaintReading>;
