/** What generated cars may have. */
export const features = [
  '360° camera',
  'Adaptive cruise control',
  'Adaptive headlights',
  'Air suspension',
  'Ambient lighting',
  'Android Auto',
  'Apple CarPlay',
  'Blind spot assist',
  'Carbon package',
  'Cooled seats',
  'Digital cockpit',
  'Electric tailgate',
  'Four-zone climate control',
  'Front parking sensors',
  'Head-up display',
  'Heated seats',
  'Keyless entry',
  'Lane keeping assist',
  'Leather seats',
  'Massage seats',
  'Memory seats',
  'Night vision',
  'Panoramic roof',
  'Premium sound system',
  'Rear entertainment',
  'Rear-view camera',
  'Rear-wheel steering',
  'Self-parking',
  'Soft-close doors',
  'Sports exhaust',
  'Tow bar',
  'Wireless charging',
];

/** Colours, the frequent ones more than once. */
export const colors = [
  ...['Black', 'Black', 'White', 'White', 'White', 'Grey', 'Grey', 'Silver', 'Blue', 'Red', 'Green'],
  ...['Bronze', 'Beige', 'Burgundy', 'Yellow', 'Orange', 'Brown'],
];

/** Headlines; `{car}` is the make and the model, `{trim}` the trim. */
export const headlines = [
  '{car} {trim}, full service history',
  '{car} {trim}, one owner, GCC',
  '{car}, agency maintained, under warranty',
  '{car} {trim}, low mileage',
  '{car}, first owner, no accidents',
  '{car} {trim}, contract service until 2027',
  '{car} – fully loaded',
  '{car} {trim}, flexible bank finance',
];

/** The same in Arabic: one advert in eight has such a headline. */
export const arabicHeadlines = [
  '{car} {trim} خليجي صيانة وكالة',
  '{car} مالك أول بدون حوادث',
  'للبيع {car} {trim} حالة ممتازة',
  '{car} تحت الضمان، تمويل بنكي',
];

/** Where cars stand, and the markets that they were built for. */
export const locations = ['Dubai', 'Dubai', 'Dubai', 'Abu Dhabi', 'Sharjah'];
export const markets = ['GCC', 'GCC', 'GCC', 'GCC', 'US', 'European', 'Japanese'];
