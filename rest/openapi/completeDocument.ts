import type { OpenAPIV3 } from 'openapi-types';
import { requestExamples, schemaExamples } from './examples.ts';
import { staffExamples } from './staffExamples.ts';
import { statuses } from './statuses.ts';

type Document = Partial<OpenAPIV3.Document>;
type Operation = OpenAPIV3.OperationObject;

/** These operations ignore the body that a mail program posts, whatever its type. */
const mailLinks = ['unsubscribeByOneClick', 'resubscribe', 'confirmSearchAlert', 'endSearchAlert'];

const header = (name: string, description: string, example: string): OpenAPIV3.ParameterObject => ({
  ...{ in: 'header', name, description, example, required: false },
  schema: { type: 'string' },
});
const requestId = header('X-Request-Id', 'The id to use for the response; a new one by default', 'order-17');
const ifNoneMatch = header('If-None-Match', 'The `ETag` of a cached response', 'W/"n1Zx"');
const ifMatch = header('If-Match', 'The revision of the record on which the change is based', '"3"');
const range = header(
  'Range',
  'Which items of the list: from the first to the last one, counted from 0',
  'items=0-23',
);
const prefer = header(
  'Prefer',
  '`fields="_id,title"`: only these fields of each car; `cursors`: the cursor of each car; `wait=20`, for changes: wait until there is one',
  'fields="_id,title"',
);
/** The operations that read these headers. */
const ownHeaders = new Map<string, OpenAPIV3.ParameterObject[]>([
  ['filterCars', [range, prefer]],
  ['listCarChanges', [prefer]],
]);

const errorContent: Record<string, OpenAPIV3.MediaTypeObject> = {
  'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } },
};

/** Example bodies by the operation's id. */
const bodyExamples = new Map<string, object>([
  ...Object.entries(requestExamples),
  ...Object.entries(staffExamples),
]);

/** The answers of operations that answer with a picture: their routes have no shape for them. */
const picture: OpenAPIV3.ResponsesObject = {
  200: {
    description: '',
    content: {
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
      'image/png': { schema: { type: 'string', format: 'binary' } },
      'image/svg+xml': { schema: { type: 'string' } },
    },
  },
  404: { description: '', content: errorContent },
};
const pictures = ['getPicture', 'getEnquiryPhoto'];
/** Answers that are sent while they are read or made, so that they have no ETag. */
const streams = [...pictures, 'followInbox'];

const photo = ['image/jpeg', 'image/png'];
/** The media types of operations whose body is a file: Fastify validates no shape of it. */
const takingFiles = new Map([
  ['addCarPicture', photo],
  ['addPortrait', photo],
  ['setArticleCover', photo],
  ['addImport', ['text/csv']],
]);
const binary: OpenAPIV3.MediaTypeObject = { schema: { type: 'string', format: 'binary' } };

/** Adds to the document what all operations have in common: errors, headers, examples. */
export function completeDocument(document: Document): Document {
  for (const [name, example] of Object.entries(schemaExamples)) {
    const schema = document.components?.schemas?.[name];
    if (schema && !('$ref' in schema)) schema.example = example;
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {}))
      completeOperation(operation as Operation, method, path);
  }
  return document;
}

function completeOperation(operation: Operation, method: string, path: string) {
  const { operationId = '', requestBody, responses } = operation;
  const reads = method === 'get';
  const hasTag = reads && !streams.includes(operationId);
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(ownHeaders.get(operationId) ?? []),
    ...(hasTag ? [ifNoneMatch] : []),
    ...('412' in responses ? [ifMatch] : []),
    requestId,
  ];
  const files = takingFiles.get(operationId);
  if (files) {
    const content = Object.fromEntries(files.map((type) => [type, binary]));
    operation.requestBody = { content, required: true };
  }
  if (requestBody && 'content' in requestBody) {
    for (const content of Object.values(requestBody.content)) content.example = bodyExamples.get(operationId);
  }
  if (pictures.includes(operationId)) Object.assign(responses, picture);
  if (hasTag) responses['304'] ??= { description: '' };
  const refusals = [
    ...['400', '500'],
    ...(path.includes('{') ? ['414'] : []),
    ...(reads ? [] : ['413']),
    ...(reads || mailLinks.includes(operationId) ? [] : ['415']),
  ];
  for (const status of refusals) {
    responses[status] ??= { description: '', content: errorContent };
  }
  for (const [status, response] of Object.entries(responses)) Object.assign(response, statuses[status]);
}
