/** The addresses of the site (spec §2). */
export const paths = {
  home: '/',
  about: '/about',
  sell: '/sell',
  buy: '/buy',
  car: (id: string) => `/car/${encodeURIComponent(id)}`,
  testDrive: '/test-drive',
  testDriveForm: (carId: string) => `/test-drive-form?car=${encodeURIComponent(carId)}`,
  buyNowForm: (carId: string) => `/buy-now-form?car=${encodeURIComponent(carId)}`,
  finance: '/finance',
  contact: '/contact-us',
  blogs: '/blogs',
  blog: (id: string) => `/blog/${encodeURIComponent(id)}`,
  likes: '/likes',
  privacy: '/privacy-policy',
  terms: '/terms',
  login: '/login',
};
