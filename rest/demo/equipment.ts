import type { BodyType } from './BodyType.ts';

/** The feature names of the demonstration stock, so that one thing has one spelling. */
export type Feature =
  // Driving
  | '360° camera'
  | 'Adaptive cruise control'
  | 'Blind spot monitor'
  | 'Cruise control'
  | 'Head-up display'
  | 'Lane keeping assist'
  | 'Night vision'
  | 'Parking sensors'
  | 'Reversing camera'
  // Chassis
  | 'Adaptive dampers'
  | 'Air suspension'
  | 'All-wheel drive'
  | 'Carbon-ceramic brakes'
  | 'Front axle lift'
  | 'Launch control'
  | 'Limited-slip differential'
  | 'Locking differential'
  | 'Low-range gearbox'
  | 'Paddle shifters'
  | 'Rear-wheel steering'
  | 'Sports exhaust'
  | 'Tow bar'
  // Cabin
  | 'Ambient lighting'
  | 'Dual-zone climate control'
  | 'Four-zone climate control'
  | 'Heated seats'
  | 'ISOFIX child seat anchors'
  | 'Keyless entry'
  | 'Leather seats'
  | 'Massage seats'
  | 'Memory seats'
  | 'Soft-close doors'
  | 'Sports seats'
  | 'Third row of seats'
  | 'Ventilated seats'
  // Sound and screens
  | 'Android Auto'
  | 'Apple CarPlay'
  | 'Digital instrument cluster'
  | 'Navigation'
  | 'Premium sound system'
  | 'Rear entertainment'
  | 'Wireless charging'
  // Body
  | 'Carbon fibre trim'
  | 'LED headlights'
  | 'Matrix LED headlights'
  | 'Panoramic roof'
  | 'Power tailgate'
  | 'Roof rails'
  | 'Side steps'
  | 'Sunroof'
  | 'Wind deflector'
  | 'Xenon headlights';

const everyCar: Feature[] = ['Parking sensors', 'Keyless entry'];

/** The equipment of a car of each body type, unless its row says otherwise. */
export const standardEquipment: Record<BodyType, Feature[]> = {
  Sedan: [...everyCar, 'Leather seats', 'Cruise control', 'ISOFIX child seat anchors'],
  SUV: [...everyCar, 'Leather seats', 'All-wheel drive', 'ISOFIX child seat anchors'],
  'Cross Over': [...everyCar, 'Power tailgate', 'Reversing camera', 'ISOFIX child seat anchors'],
  Convertible: [...everyCar, 'Leather seats', 'Cruise control'],
  HatchBack: [...everyCar, 'Cruise control', 'Sports seats', 'ISOFIX child seat anchors'],
  Sports: [...everyCar, 'Leather seats', 'Sports seats', 'Paddle shifters'],
};
