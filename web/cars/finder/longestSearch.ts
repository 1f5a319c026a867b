/** The longest text that the graph accepts in a search, in characters. */
export const longestSearch = 200;
