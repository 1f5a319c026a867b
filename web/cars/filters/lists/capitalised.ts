/** A name with a capital at its beginning, such as that of a colour. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
