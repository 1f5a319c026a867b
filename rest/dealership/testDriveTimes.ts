/** The times at which test drives are offered, as spec §9 writes them. `schema/testDrive.graphql` lists them too. */
export const testDriveTimes = [
  '11:00 AM',
  '11:30 AM',
  '12:00 PM',
  '12:30 PM',
  '01:00 PM',
  '01:30 PM',
] as const;
