/** The texts that the site adds to the explorer. */
export const messages = {
  files: 'Files of the next upload',
  chooseFiles: 'Choose files to upload',
  chosenFiles: (names: string[]) => `To be uploaded: ${names.join(', ')}. Choose others`,
  needsKey:
    'This server runs operations of your own with a partner’s key only. Enter it under Headers, { "authorization": "Bearer pk_…" }, and fetch the schema again.',
  removeFiles: 'Upload no files',
};
