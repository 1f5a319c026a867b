/** What each room may import, by its path. */
export const rooms: Record<string, string[]>;

/** The smallest room that `path` is in; undefined if there is none. */
export function roomOf(path: string): string | undefined;
