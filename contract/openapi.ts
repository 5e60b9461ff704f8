import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './registry.ts'

type Json = Record<string, unknown>

const ENVELOPE_ERROR = {
  type: 'object',
  properties: {
    result: { type: 'null' }, targetUrl: { type: 'null' }, success: { const: false }, unAuthorizedRequest: { type: 'boolean' }, __abp: { const: true },
    error: {
      type: 'object',
      properties: {
        code: { type: 'integer' }, message: { type: 'string' }, details: { type: ['string', 'null'] },
        validationErrors: { type: ['array', 'null'], items: { type: 'object', properties: { message: { type: 'string' }, members: { type: 'array', items: { type: 'string' } } } } },
      },
    },
  },
}

/** The whole API as OpenAPI 3.1, from the same declarations that the server checks against. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of allEndpoints()) {
    const verbs = endpoint.verbs.map((verb) => [verb.toLowerCase(), operation(endpoint, verb)])
    paths[endpoint.path] = Object.fromEntries(verbs) as Json
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico', version: '0.1.0', license: { name: 'MIT', identifier: 'MIT' },
      description: 'Paths, query names and property names match whatever their case. Every path under /abp/ answers under /api/ too.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' }, bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: ENVELOPE_ERROR },
    },
  }
}

function operation(endpoint: Endpoint, verb: string): Json {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json
  const inQuery = verb === 'GET' || verb === 'DELETE'
  return {
    tags: [endpoint.group],
    summary: endpoint.summary,
    operationId: `${verb.toLowerCase()}${endpoint.path.replaceAll(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ token: [] }, { bearer: [] }] }),
    ...(typeof endpoint.access === 'object' ? { 'x-permit': endpoint.access.permit } : {}),
    ...(inQuery ? { parameters: parameters(input) } : { requestBody: { content: { 'application/json': { schema: bare(input) } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: wrapped(endpoint) } } },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  }
}

function parameters(input: Json) {
  const required = new Set((input['required'] as string[] | undefined) ?? [])
  return Object.entries((input['properties'] as Json | undefined) ?? {}).map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }))
}

function wrapped(endpoint: Endpoint): Json {
  const output = bare(z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any', target: 'draft-2020-12' }) as Json)
  if (endpoint.body === 'bare') return output
  return {
    type: 'object', required: ['result', 'success'],
    properties: { result: output, targetUrl: { type: 'null' }, success: { const: true }, error: { type: 'null' }, unAuthorizedRequest: { const: false }, __abp: { const: true } },
  }
}

const bare = ({ $schema: _, ...schema }: Json): Json => schema
