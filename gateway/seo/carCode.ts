import { renderSVG } from 'uqr';

/** The longest address of a car, characters: phones cannot read the code of a longer one from afar. */
const LONGEST = 300;

/** The QR code of an address as an SVG; undefined for an address that is too long. */
export function carCode(address: string): string | undefined {
  if (address.length > LONGEST) return undefined;
  // Medium error correction: phones still read the code if a wiper or the sun hides a seventh of it.
  return renderSVG(address, { ecc: 'M', border: 2 });
}
