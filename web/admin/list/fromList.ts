/** The state of a page that was opened from its list: its way back is one step back, where filters and place are kept. */
export const fromList = { fromList: true };
