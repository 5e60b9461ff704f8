import type { z } from 'zod'
import type { words } from '../../../contract/words/zh-CN/examples/json-editor.ts'
import type { Say } from '../../language/say.ts'
import { PRODUCT } from './schema.ts'

/** A place of the content that does not fit the schema. */
export interface Problem {
  path: string[]
  message: string
}

type SayProblem = Say<typeof words>

/** Checks the content. The schema runs as it is: validators that compile code are stopped by the policy of the site. */
export function problemsOf(json: unknown, say: SayProblem): Problem[] {
  const { error } = PRODUCT.safeParse(json)
  return (error?.issues ?? []).map((issue) => ({ path: issue.path.map(String), message: sentence(issue, valueAt(json, issue.path), say) }))
}

function sentence(issue: z.core.$ZodIssue, value: unknown, say: SayProblem): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? say('missing') : say('wrongType', { expected: typeName(issue.expected, say) })
    case 'invalid_value':
      return say('notAllowed', { values: issue.values.join(', ') })
    case 'too_small':
      return say(issue.origin === 'string' || issue.origin === 'array' ? 'tooShort' : 'tooSmall', { least: String(issue.minimum) })
    case 'unrecognized_keys':
      return say('unknown', { keys: issue.keys.join(', ') })
    case 'invalid_format':
      return say('pattern')
    default:
      return issue.message
  }
}

const TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object', 'null'] as const

function typeName(expected: string, say: SayProblem): string {
  const known = TYPES.find((type) => type === expected)
  return known ? say(`types.${known}`) : expected
}

const valueAt = (json: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], json)
