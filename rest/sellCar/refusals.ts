/** More was sent than any form holds: 413. */
export class TooLarge extends Error {
  readonly statusCode = 413;

  constructor() {
    super('This is more than a form can hold: at most 20 photos of at most 15 MB each.');
  }
}

/** The form came as something else: 415. */
export class NotMultipart extends Error {
  readonly statusCode = 415;

  constructor() {
    super('Send the form as multipart/form-data.');
  }
}
