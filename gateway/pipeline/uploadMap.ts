import { shortened } from '../origin/photos/photos.ts';

/** The longest map, characters: names and paths of the most files that one upload may hold. */
const LONGEST_MAP = 10_000;
const LONGEST_PATH = 200;
/** A path to a variable or into it: names of GraphQL (those with `__` are reserved) and places in lists, below 100. */
const PATH = /^variables(\.((?!__)[a-z_]\w*|\d{1,2}))+$/i;

/**
 * Why the map of an upload (GraphQL multipart request specification) is refused, before graphql-upload sees it: that needs
 * quadratic time and memory for a long path, and makes a list of any length for a large place in it. Undefined for a map that
 * it can take, or refuse by itself at once.
 */
export function mapRefusal(text: string): string | undefined {
  if (text.length > LONGEST_MAP) return `The map of an upload may have at most ${LONGEST_MAP} characters.`;
  for (const [name, paths] of Object.entries(parsed(text))) {
    if (!Array.isArray(paths)) continue;
    if (paths.length !== 1) {
      return `The map of this upload must have exactly one path for the file “${shortened(name)}”, not ${paths.length}.`;
    }
    const [path] = paths as [unknown];
    if (typeof path === 'string' && (path.length > LONGEST_PATH || !PATH.test(path))) {
      return `The map of this upload has no valid path for the file “${shortened(name)}”: use a path such as variables.images.0, of at most ${LONGEST_PATH} characters.`;
    }
  }
  return undefined;
}

/** The names of the files in a map that `mapRefusal` and graphql-upload have taken. */
export function namesInMap(text: string): Set<string> {
  return new Set(Object.keys(parsed(text)));
}

function parsed(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
