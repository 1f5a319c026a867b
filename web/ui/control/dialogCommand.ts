/**
 * Attributes for a button that opens the dialog with an id as a modal one, or closes it. The browser does it, also
 * before the client is there.
 */
export function dialogCommand(command: 'show-modal' | 'close', id: string) {
  // React's types do not know them yet.
  return { command, commandfor: id };
}
