/** The state of a page that was opened from the inbox: its way back is one step back, where filters and place are kept. */
export const fromInbox = { fromInbox: true };
