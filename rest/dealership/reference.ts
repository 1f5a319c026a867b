/** The reference of an enquiry for customer and dealer, also on the phone: the end of its id, such as `7F3A-91C2`. */
export function reference(id: string): string {
  return id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})(.+)$/, '$1-$2');
}
