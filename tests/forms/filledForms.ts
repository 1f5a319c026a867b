/** A filled-in form of each kind, by its address; the cars are `available` ones. */
export const filledForms = {
  '/api/v1/test-drive': {
    fullName: 'Layla Hassan',
    email: 'layla@example.ae',
    mobileNumber: '+971 50 123 4567',
    date: '2026-11-21',
    time: '01:30 PM',
    carId: 'available',
  },
  '/api/v1/buy-car': {
    firstName: 'Omar',
    lastName: 'Al Farsi',
    email: 'omar@example.ae',
    mobileNumber: '050 765 4321',
    carId: 'available',
  },
  '/api/v1/price-offer': {
    fullName: 'Sara Haddad',
    mobileNumber: '055 444 5555',
    offer: '310,000',
    carId: 'available',
  },
  '/api/v1/finance-eligibility': {
    manufacturer: 'BMW',
    vehicleType: 'X5',
    fullName: 'Priya Nair',
    mobileNumber: '055 222 3333',
    email: 'priya@example.ae',
    salary: '12k',
    hasExistingLoans: 'no',
  },
  '/api/v1/contact-us': {
    firstName: 'Ahmed',
    lastName: 'Saleh',
    email: 'ahmed@example.ae',
    mobileNumber: '04 555 6666',
    message: 'Do you buy cars from Al Ain?\nIt is a Patrol.',
  },
  '/api/v1/subscribe': { email: 'noor@example.ae' },
};

type Path = keyof typeof filledForms;

/** The addresses of all forms, and of those that ask for an email address: to whom enters it, a mail is sent. */
export const formPaths = Object.keys(filledForms) as Path[];
export const mailedPaths = formPaths.filter((path) => 'email' in filledForms[path]);

/** Those of which the dealer is told by mail. */
export const noticedPaths = formPaths.filter((path) => path !== '/api/v1/subscribe');
