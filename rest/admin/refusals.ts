/** Somebody is not who they say, or does not say it: 401. */
export class Unauthorized extends Error {
  readonly statusCode = 401;
}

/** Nobody may do this in this way: 403. */
export class Forbidden extends Error {
  readonly statusCode = 403;
}

/** Too many tries: 429. */
export class TooManyTries extends Error {
  readonly statusCode = 429;
  /** How long to wait. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Too many tries. Wait ${seconds} seconds and try again.`);
    this.seconds = seconds;
  }
}
