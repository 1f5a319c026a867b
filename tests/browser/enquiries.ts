/** The input of the forms in browser tests, by the labels of the fields. */
export const enquiries = {
  testDrive: { 'Full name': 'Layla Hassan', 'Mobile number': '+971 50 123 4567', Email: 'layla@example.ae' },
  purchase: {
    'First name': 'Omar',
    'Last name': 'Al Farsi',
    Email: 'omar@example.ae',
    'Mobile number': '050 765 4321',
  },
  finance: {
    'Full name': 'Priya Nair',
    'Mobile number': '055 222 3333',
    Email: 'priya@example.ae',
    'Current salary': '22000',
  },
  contact: {
    'First name': 'Ahmed',
    'Last name': 'Saleh',
    Email: 'ahmed@example.ae',
    'Mobile number': '04 555 6666',
    Message: 'Do you buy cars from Al Ain?',
  },
  offer: {
    Manufacturer: 'Nissan',
    Model: 'Patrol',
    Year: '2019',
    'Mileage (km)': '84,000',
    'Price you hope for': '145000',
    Description: 'One owner.',
    'Full name': 'Mariam Al Suwaidi',
    'Mobile number': '+971 50 888 9999',
    Email: 'mariam@example.ae',
  },
};

/** A day in `days` days that is not a Sunday, such as 2026-11-23. */
export function dayIn(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return day.getUTCDay() === 0 ? dayIn(days + 1) : day.toISOString().slice(0, 10);
}

/** A day such as 2026-11-23 as it is typed into a date field: the month, the day and the year. */
export function asTyped(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
}
