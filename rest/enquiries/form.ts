import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import Type, { type Static, type TProperties } from 'typebox';
import { cleanLine } from '../../text/cleanText.ts';
import { InvalidInput } from '../http/errors.ts';
import { cleanBody } from '../http/cleanBody.ts';
import { anyLine } from '../http/fields.ts';
import { ErrorBody, InvalidBody, ref } from '../http/schemas.ts';
import { Accepted, type Sender, type Submission } from './enquiry.ts';

/** The fields that every form may have besides its own, and the headers that may hold them instead. */
const provenance = {
  source: {
    title: 'Source',
    maxLength: 500,
    description: 'Path of the page with the form',
    header: 'x-source-page',
  },
  consent: {
    title: 'Consent',
    maxLength: 100,
    description: 'Version of the privacy notice that the sender accepted',
    header: 'x-consent-version',
  },
} as const;
type ProvenanceField = keyof typeof provenance;

const provenanceText = (field: ProvenanceField) => {
  const { header: _, ...options } = provenance[field];
  return Type.Optional(anyLine(options));
};

/** The shape of a form with these fields. */
export const formOf = <P extends TProperties>(fields: P) =>
  Type.Object({
    ...fields,
    source: provenanceText('source'),
    consent: provenanceText('consent'),
  });

/** The headers of a form. The idempotency key makes it safe to send the form again. */
const IdempotencyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'Repeating the same key and body within 24 hours returns the first response; another body gets 422',
    }),
  ),
  'x-source-page': Type.Optional(Type.String({ description: 'What `source` says, percent-encoded' })),
  'x-consent-version': Type.Optional(Type.String({ description: 'What `consent` says, percent-encoded' })),
});

/** The line of text in a percent-encoded header; a header that is not encoded correctly is used as it is. */
function provenanceOf(headers: IncomingHttpHeaders, field: ProvenanceField): string | undefined {
  const header = headers[provenance[field].header]?.toString();
  try {
    return header && cleanLine(decodeURI(header));
  } catch {
    return header;
  }
}

/** Throws `InvalidInput`, before the body is read, for a header with a longer text than its field may have. */
export async function checkProvenance({ headers }: FastifyRequest) {
  const errors = (['source', 'consent'] as const).flatMap((field) => {
    const { title, maxLength } = provenance[field];
    const tooLong = Array.from(provenanceOf(headers, field) ?? '').length > maxLength;
    return tooLong
      ? [{ field, message: `${title} is too long. The maximum is ${maxLength} characters.` }]
      : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** The options of a route that accepts the form `body` as JSON. `refusals`: its answers besides those of every form. */
export const formRoute = <B extends ReturnType<typeof formOf>, R extends object>(
  operationId: string,
  summary: string,
  body: B,
  refusals?: R,
) => ({
  onRequest: checkProvenance,
  preValidation: cleanBody,
  schema: {
    operationId,
    summary,
    headers: IdempotencyHeader,
    body,
    response: {
      201: ref(Accepted),
      400: ref(ErrorBody),
      422: ref(InvalidBody),
      429: ref(ErrorBody),
      ...refusals,
    },
  },
});

/** A validated form as the enquiry service accepts it (`submission`), and its own fields (`details`). */
export function readForm<F extends { source?: string; consent?: string }>(
  kind: string,
  request: {
    id: string;
    body: F;
    headers: Static<typeof IdempotencyHeader>;
    ip: string;
    ips?: string[];
    partner?: Sender;
  },
) {
  const { headers } = request;
  const {
    source = provenanceOf(headers, 'source'),
    consent = provenanceOf(headers, 'consent'),
    ...details
  } = request.body;
  const submission: Submission = {
    kind,
    key: request.headers['idempotency-key'],
    body: request.body,
    source,
    consent,
    partner: request.partner,
    // If there is only the gateway's own address, the visitor's is not known.
    address: (request.ips?.length ?? 0) > 1 ? request.ip : undefined,
    requestId: request.id,
  };
  return { submission, details };
}
