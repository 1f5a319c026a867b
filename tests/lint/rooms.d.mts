/** What each room may import, by its path. */
export const rooms: Record<string, string[]>;
