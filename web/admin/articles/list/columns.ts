/** The columns of the articles on wide screens: picture, title, author, state, date. Narrower ones show cards. */
export const columns = 'lg:grid-cols-[5rem_minmax(12rem,2fr)_minmax(6rem,1fr)_minmax(9rem,1fr)_12rem]';
