/** Minutes since midnight at which a slot such as `01:30 PM` begins. */
export function slotMinutes(slot: string): number {
  const [hours = 0, minutes = 0] = slot.split(/[: ]/).map(Number);
  return ((hours % 12) + (slot.endsWith('PM') ? 12 : 0)) * 60 + minutes;
}
