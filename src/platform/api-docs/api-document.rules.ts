import type { ApiAnswer, ApiTypes } from './api-answer.types.js';
import type { ApiDocument, Content, Operation, Parameter, SchemaObject } from './openapi.types.js';

const JSON_TYPE = 'application/json';
const EVENTS = 'text/event-stream';
const FAILURE: SchemaObject = {
  type: 'object',
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string' },
    headline: { type: 'string' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    data: {},
  },
  required: ['success', 'code', 'headline', 'message'],
};
const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Derselbe Schlüssel mit demselben Inhalt bekommt dieselbe Antwort und wirkt einmal.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

/** What the decorators know, with what the types know: the document that leaves the server. */
export function completed(described: ApiDocument, types: ApiTypes): ApiDocument {
  const paths = Object.entries(described.paths).filter(([path]) => path.startsWith('/api/'));
  return {
    ...described,
    paths: Object.fromEntries(
      paths.map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            completedOperation(path, method, operation, types),
          ]),
        ),
      ]),
    ),
    components: {
      ...described.components,
      schemas: { ...merged(described.components.schemas, types.components), Failure: FAILURE },
    },
  };
}

function completedOperation(path: string, method: string, operation: Operation, types: ApiTypes) {
  const { responses, security, ...rest } = operation;
  const answer = types.answers[operation.operationId] ?? {};
  const parameters = withQuery(operation.parameters ?? [], componentOf(answer.query, types));
  const isPublic = operation['x-public'] === true;
  const changes = method !== 'get';
  const hasKey = parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
  const statuses = Object.keys(responses).filter((status) => status.startsWith('2'));
  return {
    ...rest,
    tags: operation.tags ?? [path.split('/')[2] ?? 'api'],
    parameters: changes && !hasKey ? [...parameters, KEY] : parameters,
    // A public call may ask for a key of its own.
    security: isPublic ? (security ?? []) : [{ token: [] }],
    responses: {
      ...Object.fromEntries(statuses.map((status) => [status, successOf(answer)])),
      ...refusalsOf(isPublic, operation),
    },
  };
}

const componentOf = (schema: SchemaObject = {}, { components }: ApiTypes): SchemaObject =>
  components[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

function withQuery(known: Parameter[], { properties = {}, required = [] }: SchemaObject): Parameter[] {
  const more = Object.entries(properties).filter(([field]) => !known.some(({ name }) => name === field));
  return [
    ...known,
    ...more.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
  ];
}

function successOf({ produces, body, data, message }: ApiAnswer): Content {
  if (produces === EVENTS) return contentOf('Ein Strom von Ereignissen', { type: 'string' }, produces);
  if (produces) return contentOf('Eine Datei', { type: 'string', format: 'binary' }, produces);
  if (body) return contentOf('Gelungen', body);
  return contentOf('Gelungen', {
    type: 'object',
    properties: {
      success: { type: 'boolean', enum: [true] },
      data: data ?? {},
      ...(message && { message: { type: 'string' } }),
    },
    required: ['success', 'data', ...(message ? ['message'] : [])],
  });
}

function refusalsOf(isPublic: boolean, operation: Operation): Record<string, Content> {
  const failure = (description: string) => contentOf(description, { $ref: '#/components/schemas/Failure' });
  return {
    ...(operation.requestBody && { 400: failure('Eingabe prüfen') }),
    ...(!isPublic && { 401: failure('Nicht angemeldet') }),
    ...(operation['x-roles'] && { 403: failure('Nicht mit dieser Rolle') }),
    '4XX': failure('Abgelehnt'),
  };
}

const contentOf = (description: string, schema: SchemaObject, type = JSON_TYPE): Content => ({
  description,
  content: { [type]: { schema } },
});

/** Field by field: decorators know lengths and limits, types know every field there is. */
function merged(
  decorated: Record<string, SchemaObject>,
  typed: Record<string, SchemaObject>,
): Record<string, SchemaObject> {
  const both = Object.entries(typed).map(([name, schema]): [string, SchemaObject] => {
    const known = decorated[name];
    if (!known?.properties) return [name, schema];
    const properties = { ...schema.properties, ...known.properties };
    const required = Object.keys(properties).filter((field) =>
      (known.properties?.[field] ? known.required : schema.required)?.includes(field),
    );
    return [name, { ...schema, ...known, properties, ...(required.length > 0 ? { required } : {}) }];
  });
  return { ...decorated, ...Object.fromEntries(both) };
}
