/** The fields of forms whose name on the wire (spec §7) differs from the graph's. */
const names = [
  ['make', 'manufacturer'],
  ['model', 'vehicleType'],
] as const;

const onWire = new Map<string, string>(names);
const onGraph = new Map<string, string>(names.map(([graph, wire]) => [wire, graph]));

/** The name on the wire of a form field of the graph. */
export function wireFieldName(name: string): string {
  return onWire.get(name) ?? name;
}

/** The name on the graph of a form field of the wire. */
export function graphFieldName(name: string): string {
  return onGraph.get(name) ?? name;
}
