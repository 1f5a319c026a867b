/** The columns of the subscribers on wide screens: address, since when, what ends it. Narrower ones show two lines. */
export const columns = 'md:grid-cols-[minmax(0,1fr)_12rem_4.5rem]';
