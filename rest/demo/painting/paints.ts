/** How a paint reflects light. */
export interface Paint {
  /** The colour that it reflects in every direction. */
  base: string;
  /** The colour that its metal flakes reflect towards the light. */
  flake: string;
  /** The share of flakes: 0 is a plain lacquer. */
  metal: number;
}

const graphite: Paint = { base: '#34393d', flake: '#5c6267', metal: 0.75 };

/** The paints by name, in lower case. */
const paints = new Map<string, Paint>([
  ['alpine white', { base: '#eeeeea', flake: '#eeeeea', metal: 0.12 }],
  ['pearl beige', { base: '#cfc5b0', flake: '#e4dcc9', metal: 0.45 }],
  ['desert sand', { base: '#9d8867', flake: '#cdb990', metal: 0.7 }],
  ['silver', { base: '#777c7f', flake: '#9fa4a7', metal: 0.85 }],
  ['graphite grey', graphite],
  ['gun metallic', { base: '#23262b', flake: '#454a52', metal: 0.8 }],
  ['obsidian black', { base: '#050607', flake: '#16181b', metal: 0.5 }],
  ['midnight blue', { base: '#07122a', flake: '#17315f', metal: 0.75 }],
  ['nitrous blue', { base: '#083a80', flake: '#1f64b4', metal: 0.7 }],
  ['racing green', { base: '#08201a', flake: '#1b4736', metal: 0.72 }],
  ['deep teal', { base: '#07262b', flake: '#175059', metal: 0.75 }],
  ['burgundy', { base: '#30070d', flake: '#6d1520', metal: 0.75 }],
  ['signal red', { base: '#9c0b10', flake: '#c81d1b', metal: 0.25 }],
  ['copper bronze', { base: '#4f2a15', flake: '#a3653a', metal: 0.8 }],
  ['sunset orange', { base: '#b8430c', flake: '#e0661d', metal: 0.4 }],
  ['solar yellow', { base: '#d09a08', flake: '#eab92a', metal: 0.25 }],
]);

/** Words in the name of a colour, and the nearest paint; the first match counts. */
const nearest: [words: RegExp, name: string][] = [
  [/gun ?metal/, 'gun metallic'],
  [/graphite|gr[ea]y|anthracite|charcoal|slate/, 'graphite grey'],
  [/burgundy|maroon|bordeaux|wine/, 'burgundy'],
  [/navy|midnight|(dark|deep) blue/, 'midnight blue'],
  [/teal|turquoise|petrol|aqua/, 'deep teal'],
  [/copper|bronze|brown|chestnut|mocha/, 'copper bronze'],
  [/beige|cream|ivory|champagne|pearl/, 'pearl beige'],
  [/sand|gold|tan\b/, 'desert sand'],
  [/orange/, 'sunset orange'],
  [/yellow/, 'solar yellow'],
  [/silver|alumini?um|platinum/, 'silver'],
  [/white/, 'alpine white'],
  [/black/, 'obsidian black'],
  [/green/, 'racing green'],
  [/blue/, 'nitrous blue'],
  [/red/, 'signal red'],
];

/** The paint nearest to the name of an exterior colour; Graphite Grey for an unknown name. */
export function paintOf(colour: string | null): Paint {
  const name = (colour ?? '').toLowerCase().trim();
  const known = nearest.find(([words]) => words.test(name))?.[1] ?? '';
  return paints.get(name) ?? paints.get(known) ?? graphite;
}
