import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constants } from '../../web/dealer/constants.ts';
import { dealership } from '../../web/dealer/dealership.ts';

test('CONST-1 one module holds the numbers and lists that the specification fixes', () => {
  expect(constants).toEqual({
    requestTimeout: 10_000,
    pageSize: 6,
    toastDuration: 3_000,
    headerThreshold: 50,
    mobileBreakpoint: 768,
    latestBlogs: 5,
    sliderMax: 5_000,
    yearPlaceholders: ['2010', '2024'],
    timeSlots: ['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'],
    brands: [
      ...['BMW', 'Audi', 'Bentley', 'GMC', 'Jaguar', 'Mercedes', 'Ford', 'Tesla', 'Nissan', 'Mitsubishi'],
      ...['Land Rover', 'Chevrolet', 'Dodge', 'Lamborghini', 'Porsche'],
    ],
    bodyTypes: ['All types', 'Sedan', 'SUV', 'Cross Over', 'Convertible', 'HatchBack', 'Sports'],
    chipLength: 10,
    marqueeSpeed: 50,
  });
});

test('CONST-4 the phone numbers and the email address stand in the dealership file only', () => {
  const facts = [...dealership.phones, dealership.email, dealership.whatsApp];
  const files = ['web', 'gateway', 'rest', 'schema'].flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|graphql|html)$/.test(file))
      .map((file) => `${floor}/${file}`),
  );
  const withFacts = files.filter((file) => facts.some((fact) => readFileSync(file, 'utf8').includes(fact)));
  expect(withFacts).toEqual(['rest/dealership/defaultDealership.ts']);
});
