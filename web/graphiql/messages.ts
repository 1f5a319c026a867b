/** What the explorer says besides its own words. */
export const messages = {
  files: 'Files of the next upload',
  chooseFiles: 'Choose files to upload',
  chosenFiles: (names: string[]) => `To be uploaded: ${names.join(', ')}. Choose others`,
  removeFiles: 'Upload no files',
};
