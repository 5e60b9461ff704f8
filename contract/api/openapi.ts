import { z } from 'zod'
import { IDEMPOTENCY_KEY, type Endpoint } from '../endpoint.ts'
import { allEndpoints } from './registry.ts'

type Json = Record<string, unknown>

interface Parameter {
  name: string
  in: 'query'
  required: boolean
  schema: unknown
}

const EMPTY = { targetUrl: { type: 'null' }, __abp: { const: true } }

const SUCCESS = {
  type: 'object',
  required: ['result', 'success'],
  properties: { success: { const: true }, error: { type: 'null' }, unAuthorizedRequest: { const: false }, ...EMPTY },
}

const ERROR = {
  type: 'object',
  properties: {
    result: { type: 'null' },
    success: { const: false },
    unAuthorizedRequest: { type: 'boolean' },
    ...EMPTY,
    error: {
      type: 'object',
      properties: {
        code: { type: 'integer' },
        message: { type: 'string' },
        details: { type: ['string', 'null'] },
        validationErrors: {
          type: ['array', 'null'],
          items: { type: 'object', properties: { message: { type: 'string' }, members: { type: 'array', items: { type: 'string' } } } },
        },
      },
    },
  },
}

const KEY_HEADER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 16, maxLength: 200 },
  description:
    'A text that nobody guesses, such as a UUID, for one row or one list of rows to be made. For a day the same key with the same input gets the first answer again and makes nothing further; with another input it is refused (422), with the first answer in `error.data.first`.',
}

/** The whole API as OpenAPI 3.1, from the same declarations that the server checks against. `version` is the product's. */
export function openApi(version: string): Json {
  const shared = sharedParts()
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints()) {
    for (const path of [endpoint.path, ...endpoint.aliases])
      paths[path] = Object.fromEntries(
        endpoint.verbs.map((verb) => [verb.toLowerCase(), operation({ ...endpoint, path }, verb, shared)]),
      ) as Json
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Paths, query names and property names match whatever their case. Every path under /abp/ answers under /api/ too. `x-ignored` lists the names that a call drops; it refuses every other name that it does not declare.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' }, bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Refused: { description: 'Refused', content: { 'application/json': { schema: ERROR } } } },
      parameters: { ...shared.parameters, IdempotencyKey: KEY_HEADER },
      schemas: { Success: SUCCESS, ...shared.schemas },
    },
  }
}

function operation(endpoint: Endpoint, verb: string, shared: Shared): Json {
  const name = `${capital(endpoint.group)}${capital(endpoint.path.split('/').at(-1)!)}`
  const input = shared.of(endpoint.input, 'input')
  const inQuery = verb === 'GET' || verb === 'DELETE'
  return {
    tags: [endpoint.group],
    summary: endpoint.summary,
    operationId: `${verb.toLowerCase()}${endpoint.path.split(/\W+/).filter(Boolean).map(capital).join('')}`,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ token: [] }, { bearer: [] }] }),
    ...(typeof endpoint.access === 'object' ? { 'x-permit': endpoint.access.permit } : {}),
    ...(endpoint.ignored.length > 0 ? { 'x-ignored': endpoint.ignored } : {}),
    ...(endpoint.takesKey ? { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] } : {}),
    ...(inQuery
      ? { parameters: parametersOf(input).map(shared.parameter) }
      : { requestBody: { content: { 'application/json': { schema: shared.share(input, `${name}Input`) } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: wrapped(endpoint, name, shared) } } },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

function parametersOf(input: Json): Parameter[] {
  const required = new Set((input['required'] as string[] | undefined) ?? [])
  return Object.entries((input['properties'] as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }))
}

function wrapped(endpoint: Endpoint, name: string, shared: Shared): Json {
  const output = shared.share(
    shared.of(endpoint.output, 'output'),
    endpoint.path.endsWith('/Get') ? capital(endpoint.group) : `${name}Result`,
  )
  if (endpoint.body !== 'abp') return output
  return { allOf: [{ $ref: '#/components/schemas/Success' }, { type: 'object', properties: { result: output } }] }
}

type Shared = ReturnType<typeof sharedParts>

/** The parts that calls refer to. Each part stands in the document once, under the name of the call that came first. */
function sharedParts() {
  const schemas: Record<string, Json> = {}
  const parameters: Record<string, Parameter> = {}
  const names = new Map<string, string>()

  /** Parts that have a name of their own (needed where one contains itself) are found by that name. */
  function of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const made = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }))
    const { $schema: _, $defs = {}, ...own } = JSON.parse(made.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
    const nameless = Object.keys($defs as Json).filter((name) => name.startsWith('__'))
    if (nameless.length > 0)
      throw new Error(`A schema contains itself and has no name to refer to: give it one with register(z.globalRegistry, { id }). ${made}`)
    Object.assign(schemas, $defs)
    return own
  }

  /** An object is replaced by a reference; in a list and in a choice its parts are. */
  function share(schema: Json, name: string): Json {
    const { items, anyOf, properties } = schema as { items?: Json; anyOf?: Json[]; properties?: Json }
    if (items) return { ...schema, items: share(items, name) }
    if (anyOf) return { ...schema, anyOf: anyOf.map((one, index) => share(one, `${name}${index + 1}`)) }
    if (!properties) return schema
    const list = properties['items'] as Json | undefined
    const whole = list ? { ...schema, properties: { ...properties, items: share(list, name.replace(/Result$/, 'Item')) } } : schema
    const content = JSON.stringify(whole)
    const known = names.get(content) ?? name
    names.set(content, known)
    schemas[known] = whole
    return { $ref: `#/components/schemas/${known}` }
  }

  /** The first of its name is the one that the others mean, unless they differ. */
  function parameter(given: Parameter): Parameter | { $ref: string } {
    const known = (parameters[given.name] ??= given)
    return JSON.stringify(known) === JSON.stringify(given) ? { $ref: `#/components/parameters/${given.name}` } : given
  }

  return { schemas, parameters, of, share, parameter }
}
