/** The key in `localStorage` of the token with which staff is signed in on this device, as the specification names it (spec §3). */
export const STAFF_TOKEN = 'token';
