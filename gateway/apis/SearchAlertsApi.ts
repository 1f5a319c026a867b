import {
  type AlertState,
  SearchAlertAnswer,
  SearchAlertTerms as WireTerms,
} from '../../rest/searchAlerts/searchAlertAnswer.ts';
import type {
  CarFilter,
  CreateSearchAlertInput,
  CreateSearchAlertPayload,
  SearchAlert,
  SearchAlertState,
  SearchAlertTerms,
  UserError,
} from '../generated/schemaTypes.ts';
import { filterQuery } from './carQuery.ts';
import { decodeResponse } from '../origin/decodeResponse.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { FormClient } from '../origin/FormClient.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { textErrors } from '../origin/textErrors.ts';
import { isRefusal, UpstreamFailure } from '../origin/upstreamErrors.ts';

const PATH = '/api/v1/search-alerts';

const states: Record<AlertState, SearchAlertState> = {
  waiting: 'WAITING',
  confirmed: 'CONFIRMED',
  ended: 'ENDED',
};

const decodeTerms = decodeResponse(WireTerms, (terms): SearchAlertTerms => terms);
const decodeAnswer = decodeResponse(SearchAlertAnswer, ({ name, state, url }) => ({
  name,
  state: states[state],
  url,
}));

/** The terms of an origin without alerts. */
const NONE: SearchAlertTerms = { perAddress: 0, hoursBetweenMails: 0 };

/** The result of following the link of a mail. */
interface Followed {
  searchAlert: SearchAlert | null;
  message: string | null;
  userErrors: UserError[];
}

/** Saved searches with alerts by mail. Every method throws `UpstreamFailure`. */
export class SearchAlertsApi {
  private readonly rest: RestApi;
  private readonly forms: FormClient;

  constructor(rest: RestApi, forms: FormClient) {
    this.rest = rest;
    this.forms = forms;
  }

  /** The limits of alerts; `perAddress` is 0 where the origin has none. */
  async terms(): Promise<SearchAlertTerms> {
    try {
      return (await this.rest.get(PATH, decodeTerms)).value;
    } catch (failure) {
      const { code } = failure as UpstreamFailure;
      // Origins that do not know the path may answer with anything.
      if (isRefusal(failure as UpstreamFailure) || code === 'UPSTREAM_BAD_RESPONSE') return NONE;
      throw failure;
    }
  }

  /** Throws `NOT_OFFERED` where the origin has no alerts. */
  async create({ filter, carId, ...input }: CreateSearchAlertInput): Promise<CreateSearchAlertPayload> {
    await this.checkOffered();
    // In the query of the filter, a broken character would be another one.
    const unfit = [...textErrors({ filter }), ...eitherErrors(filter, carId)];
    if (unfit.length > 0) return { message: null, userErrors: unfit };
    const wire = { ...input, ...(filter ? { filter: filterQuery(filter).join('&') } : { carId }) };
    const { message, userErrors } = await this.forms.send({
      path: PATH,
      input: wire,
      stored: 'created',
      missing: 'carId',
    });
    // The origin has refused a car that nobody has to wait for; it need not be sold.
    const conflicts = userErrors.map((error) =>
      error.code === 'SOLD' ? { ...error, code: 'CONFLICT' as const } : error,
    );
    return { message, userErrors: conflicts };
  }

  /** Throws `NOT_OFFERED` where the origin has no alerts. */
  confirm(input: { token: string; idempotencyKey?: string | null }): Promise<Followed> {
    return this.follow(input, 'confirm');
  }

  /** Throws `NOT_OFFERED` where the origin has no alerts. */
  end(input: { token: string; idempotencyKey?: string | null }): Promise<Followed> {
    return this.follow(input, 'end');
  }

  private async follow(
    { token, idempotencyKey }: { token: string; idempotencyKey?: string | null },
    action: 'confirm' | 'end',
  ): Promise<Followed> {
    await this.checkOffered();
    const { stored, body, message, userErrors } = await this.forms.send({
      path: `${PATH}/${encodePathSegment(token)}/${action}`,
      input: { idempotencyKey },
      stored: 'confirmed',
      noRetry: true,
      missing: 'id',
    });
    return { searchAlert: stored ? answered(body) : null, message, userErrors };
  }

  private async checkOffered() {
    const terms = await this.terms().catch((failure: UpstreamFailure) => {
      if (!this.rest.isDown) throw failure;
      return undefined; // The circuit breaker refuses reads, and never a form.
    });
    if (terms?.perAddress === 0) throw new UpstreamFailure('NOT_OFFERED', 'no search alerts');
  }
}

/** An alert is about a search or about a car. */
function eitherErrors(filter: CarFilter | null | undefined, carId: string | null | undefined): UserError[] {
  if (!filter !== !carId) return [];
  const message = filter ? 'Send `filter` or `carId`, not both.' : 'Send `filter` or `carId`.';
  return [{ field: 'filter', message, code: 'INVALID' }];
}

function answered(body: unknown) {
  try {
    return decodeAnswer(body, {});
  } catch (error) {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', error as Error);
  }
}
