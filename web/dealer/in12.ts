/** Minutes since midnight on a clock of twelve hours, as spec §2 writes the hours: `9:00 AM`. */
export function in12(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
