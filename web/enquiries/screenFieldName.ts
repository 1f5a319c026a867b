/** The form fields whose name on the screen (spec §2) differs from the graph's. */
const names = new Map<string, string>([
  ['make', 'manufacturer'],
  ['model', 'vehicleType'],
]);

/** The screen's name of a form field of the graph. */
export function screenFieldName(name: string): string {
  return names.get(name) ?? name;
}
