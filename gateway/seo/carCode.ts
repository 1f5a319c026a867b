import { renderSVG } from 'uqr';

/** The most characters that the address of a car may have here: longer ones make codes that phones cannot read from afar. */
const LONGEST = 300;

/** The QR code of an address as an SVG; undefined for an address that is too long. */
export function carCode(address: string): string | undefined {
  if (address.length > LONGEST) return undefined;
  // Medium: it is still read where a wiper or the sun hides a seventh of it.
  return renderSVG(address, { ecc: 'M', border: 2 });
}
