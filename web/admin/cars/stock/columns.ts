/** The columns of the stock on wide screens: picture, name, price, status, days, pictures, enquiries, gaps. Narrower ones show cards. */
export const columns =
  'xl:gap-x-4 xl:grid-cols-[5rem_minmax(10rem,2fr)_7rem_9rem_3rem_3.75rem_4.5rem_minmax(7rem,1fr)]';
