/** The columns of the inbox on wide screens: time left, name, kind, car, assignee, status. Narrower ones show cards. */
export const columns =
  'lg:grid-cols-[11.5rem_minmax(5rem,1.1fr)_5rem_minmax(4rem,1.6fr)_5rem_5rem] xl:grid-cols-[11.5rem_minmax(9rem,1.5fr)_6rem_minmax(8rem,1.6fr)_8rem_6rem]';
