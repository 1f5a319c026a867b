/** The addresses of the site (spec §2). */
export const paths = {
  home: '/',
  about: '/about',
  sell: '/sell',
  /** The same form for a car that is to be traded in for one of the stock. */
  sellFor: (carId?: string) => forCar('/sell', carId),
  sellConfirm: '/sell-confirm',
  buy: '/buy',
  car: (id: string) => `/car/${encodeURIComponent(id)}`,
  testDrive: '/test-drive',
  testDriveForm: (carId?: string) => forCar('/test-drive-form', carId),
  testDriveConfirm: '/test-drive-confirm',
  buyNowForm: (carId?: string) => forCar('/buy-now-form', carId),
  buyNowConfirm: '/buy-now-confirm',
  myOffer: (carId?: string) => forCar('/my-offer', carId),
  myOfferConfirm: '/my-offer-confirm',
  finance: (carId?: string) => forCar('/finance', carId),
  financeConfirm: '/finance-confirm',
  contact: (carId?: string) => forCar('/contact-us', carId),
  blogs: '/blogs',
  blog: (id: string) => `/blog/${encodeURIComponent(id)}`,
  likes: '/likes',
  compare: '/compare',
  privacy: '/privacy-policy',
  terms: '/terms',
  developers: '/developers',
  login: '/login',
  /** The back office, a build of its own: links to it load a document. */
  admin: '/admin',
};

function forCar(form: string, id: string | undefined): string {
  return id === undefined ? form : `${form}?car=${encodeURIComponent(id)}`;
}
