/** The columns of the inbox on wide screens: time left, name, kind, car, assignee, status. */
export const columns =
  'md:grid-cols-[11.5rem_minmax(8rem,1.2fr)_5.5rem_minmax(8rem,1.6fr)_minmax(5rem,0.8fr)_6rem] lg:grid-cols-[12.5rem_minmax(8rem,1.1fr)_6rem_minmax(8rem,1.6fr)_8rem_6.5rem]';
