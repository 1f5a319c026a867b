import type { PaintPanel } from '../../../generated/CarCondition.ts';

/** The size of the drawing, in its own units. */
export const [WIDTH, HEIGHT] = [360, 184];

/** Paint of a factory seldom measures more, micrometres: a thicker one is drawn with a thick line. */
export const THICK = 180;

/** The outline of a panel, and where its number stands; `turned`: below the middle, like its counterpart above. */
interface DrawnPanel {
  name: PaintPanel;
  path: string;
  at: readonly [x: number, y: number];
  turned?: boolean;
}

/** The outlines of the panels of a side, above the middle, and where their numbers stand. */
const side = {
  frontWing: ['M20 56V32Q22 20 38 20H50A18 18 0 0 0 86 20H112V56Z', 67, 51],
  frontDoor: ['M116 56V20H184V56Z', 150, 43],
  rearDoor: ['M188 56V20H250V56Z', 219, 43],
  rearWing: ['M254 56V20H270A18 18 0 0 0 306 20H322Q340 20 342 32V56Z', 288, 51],
} as const;

/** What a number takes below its line, so that the numbers of both sides have the same distance from the middle. */
const LETTERS = 9;

const ofSide = (part: keyof typeof side, name: PaintPanel, turned: boolean): DrawnPanel => {
  const [path, x, y] = side[part];
  return { name, path, at: [x, turned ? HEIGHT - y + LETTERS : y], turned };
};

/** The panels in the order in which they are read. */
export const drawnPanels = Object.values({
  BONNET: { name: 'BONNET', path: 'M112 61H44Q16 66 16 92Q16 118 44 123H112Z', at: [66, 97] },
  ROOF: { name: 'ROOF', path: 'M150 69Q196 64 238 69V115Q196 120 150 115Z', at: [194, 97] },
  BOOT: { name: 'BOOT', path: 'M268 61H324Q346 66 346 92Q346 118 324 123H268Z', at: [306, 97] },
  FRONT_LEFT_WING: ofSide('frontWing', 'FRONT_LEFT_WING', true),
  FRONT_LEFT_DOOR: ofSide('frontDoor', 'FRONT_LEFT_DOOR', true),
  REAR_LEFT_DOOR: ofSide('rearDoor', 'REAR_LEFT_DOOR', true),
  REAR_LEFT_WING: ofSide('rearWing', 'REAR_LEFT_WING', true),
  FRONT_RIGHT_WING: ofSide('frontWing', 'FRONT_RIGHT_WING', false),
  FRONT_RIGHT_DOOR: ofSide('frontDoor', 'FRONT_RIGHT_DOOR', false),
  REAR_RIGHT_DOOR: ofSide('rearDoor', 'REAR_RIGHT_DOOR', false),
  REAR_RIGHT_WING: ofSide('rearWing', 'REAR_RIGHT_WING', false),
} satisfies Record<PaintPanel, DrawnPanel>) as readonly DrawnPanel[]; // `turned` is missing in the type of some.

/** The windows at the front and at the rear. */
export const GLASS = ['M117 62L145 70V114L117 122Z', 'M243 70L263 62V122L243 114Z'];

/** The middles of the wheels. */
export const WHEELS = [68, 288].flatMap((x) => [20, HEIGHT - 20].map((y) => [x, y] as const));
