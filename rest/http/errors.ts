import type { Static } from 'typebox';
import type { FieldError, StaleBody } from './schemas.ts';

/** An error that is answered with its status and its message, a sentence for the person who made the request. */
export abstract class HttpError extends Error {
  abstract readonly statusCode: number;
}

/** The request cannot be understood. */
export class BadRequest extends HttpError {
  readonly statusCode = 400;
}

/** The request needs a login, or its login is not valid. */
export class Unauthorized extends HttpError {
  readonly statusCode = 401;
}

/** The request is not allowed. */
export class Forbidden extends HttpError {
  readonly statusCode = 403;
}

/** The request is allowed once its sender has done something else: `code` names what. */
export class StepRequired extends HttpError {
  readonly statusCode = 403;
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The requested thing does not exist. */
export class NotFound extends HttpError {
  readonly statusCode = 404;
}

/** The requested thing is no longer available, or exists already. */
export class Conflict extends HttpError {
  readonly statusCode = 409;
}

/** The requested thing existed and was removed for good. */
export class Gone extends HttpError {
  readonly statusCode = 410;
}

/** What a stale change is told (412): see `StaleBody`. */
type StaleChange = Static<typeof StaleBody>;

/**
 * Somebody else has changed the record since the revision on which the change is based. `changed` has a sentence for each field,
 * `current` is the record as GET returns it (back office, concurrency).
 */
export class Stale extends HttpError {
  readonly statusCode = 412;
  readonly changed: StaleChange['changed'];
  readonly current: StaleChange['current'];

  constructor({ message, changed, current }: StaleChange) {
    super(message);
    this.changed = changed;
    this.current = current;
  }
}

/** The body is larger than it may be. */
export class PayloadTooLarge extends HttpError {
  readonly statusCode = 413;
}

/** The body has a content type that the route does not read. */
export class UnsupportedMediaType extends HttpError {
  readonly statusCode = 415;
}

/** The input is not valid: `errors` has a sentence for each field. */
export class InvalidInput extends HttpError {
  readonly statusCode = 422;
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super(errors.map(({ message }) => message).join(' '));
    this.errors = errors;
  }
}

/** A change does not say which revision of the record it is based on. */
export class PreconditionRequired extends HttpError {
  readonly statusCode = 428;
}

/** Something that ends soon is under way: the same request succeeds in a moment. */
export class Unavailable extends HttpError {
  readonly statusCode = 503;
}

/** Too many requests came in too short a time. */
export class TooManyRequests extends HttpError {
  readonly statusCode = 429;
  /** How long to wait, seconds. */
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
