/** A request; with a body it is a POST, else a GET. */
export interface PlannedRequest {
  path: string;
  body?: string;
}

/** What a load generator sends. It ends with the last request or after `seconds`, whichever comes first. */
export interface LoadPlan {
  /** The server, such as `http://127.0.0.1:40123`. */
  url: string;
  /** In this order, by whichever connection is free. */
  requests: PlannedRequest[];
  headers?: Record<string, string>;
  /** Whether it starts again after the last request; else each is sent once. */
  repeat?: boolean;
  seconds?: number;
  connections: number;
  /** Whether they are bare ones (`BareConnection`), for a flood of GET requests. */
  bare?: boolean;
  /** Requests a second, evenly. Without it each connection sends as soon as it has its answer. */
  rate?: number;
}

/** The result of a load plan. */
export interface LoadResult {
  answered: number;
  /** How many were answered with another status than 200, with errors, or not at all; the first of them in words. */
  failed: number;
  firstFailure?: string;
  /** Those of them that were refused for load (503 with Retry-After), and the 99th percentile of the time that it took, ms. */
  refused: { count: number; p99: number };
  seconds: number;
  /** Of all answers, ms. With a `rate`: from the moment at which the request was due. */
  p50: number;
  p99: number;
}
