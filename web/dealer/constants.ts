import { testDriveTimes } from '../../rest/dealership/testDriveTimes.ts';

/** Numbers and lists that the specification sets (spec §9). Times are in milliseconds. */
export const constants = {
  requestTimeout: 10_000,
  pageSize: 6,
  toastDuration: 3_000,
  headerThreshold: 50,
  mobileBreakpoint: 768,
  latestBlogs: 5,
  sliderMax: 5_000,
  yearPlaceholders: ['2010', '2024'],
  timeSlots: testDriveTimes,
  brands: [
    'BMW',
    'Audi',
    'Bentley',
    'GMC',
    'Jaguar',
    'Mercedes',
    'Ford',
    'Tesla',
    'Nissan',
    'Mitsubishi',
    'Land Rover',
    'Chevrolet',
    'Dodge',
    'Lamborghini',
    'Porsche',
  ],
  bodyTypes: ['All types', 'Sedan', 'SUV', 'Cross Over', 'Convertible', 'HatchBack', 'Sports'],
  chipLength: 10,
  marqueeSpeed: 50,
} as const;
