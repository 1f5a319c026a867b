/** The columns of the partners on wide screens: name, scopes, keys, use. Narrower ones show cards. */
export const columns = 'lg:grid-cols-[minmax(10rem,1fr)_minmax(12rem,1.2fr)_6rem_11rem]';
