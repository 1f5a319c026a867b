import { expect, it } from 'vitest';
import { isAlertFilter, readAlertFilter } from '../../rest/searchAlerts/alertFilter.ts';
import { listingUrl } from '../../rest/searchAlerts/listingUrl.ts';
import { filterQuery } from '../../gateway/apis/carQuery.ts';
import { filterFrom, toFilter } from '../../web/cars/filters/buyAddress.ts';

it.each([
  'companies=BMW,Land%20Rover&vehicleType=bmw-x5&bodyTypes=SUV,Coupe',
  'price=0,150000&mileage=10000,999999999&yearBuilt=2019,2022&monthlyInstallment=0,3000',
  'search=white%20suv%20%26%20more',
])('an owner of the alert %s finds the same search on the site', (filter) => {
  expect(isAlertFilter(filter)).toBe(true);
  const url = listingUrl(readAlertFilter(filter), 'https://cars.example');
  expect(url).toMatch(/^https:\/\/cars\.example\/buy\?/);
  const shown = filterQuery({ ...toFilter(filterFrom(new URL(url).search)), updatedSince: undefined });
  expect(readAlertFilter(shown.join('&'))).toEqual(readAlertFilter(filter));
});
