import type { z } from 'zod'
import { issuesOf, wordsOfIssue, type IssueWords } from '../issue-words.ts'

/** A part of a JSON Schema that cannot become a form: its place in the schema, and why. */
export interface SchemaProblem extends IssueWords {
  path: readonly (string | number)[]
}

/** More complaints than anybody reads at once; the rest is counted. */
const MOST_PROBLEMS = 50

/** Thrown for a JSON Schema that cannot become a form. */
export class SchemaRefusal extends Error {
  readonly problems: readonly SchemaProblem[]

  constructor(problems: readonly SchemaProblem[]) {
    const first = problems.slice(0, MOST_PROBLEMS)
    super(first.map(({ path, words }) => `${path.join('.')}: ${words}`).join('; '))
    const rest = problems.length - MOST_PROBLEMS
    const more: SchemaProblem[] = rest > 0 ? [{ path: [], words: 'invalid.andMore', values: { number: rest } }] : []
    this.problems = [...first, ...more]
  }
}

/** A complaint at a place. Texts from the schema are cut to a length that one reads. */
export function problemAt(path: SchemaProblem['path'], words: IssueWords['words'], values: Record<string, unknown> = {}): SchemaProblem {
  const short = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 60) : value])
  return { path, words, values: Object.fromEntries(short) }
}

/** The complaints of the form's own check, at places that `place` finds in the schema. */
export const problemsOf = (error: z.ZodError, place: (path: (string | number)[]) => SchemaProblem['path']): SchemaProblem[] =>
  issuesOf(error).map((issue) => {
    const { words, values } = wordsOfIssue(issue) ?? { words: 'invalid.pattern', values: {} }
    return problemAt(place(issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))), words, values)
  })

/** The most characters of a schema, and its deepest level. A form of ours stays below both. */
export const MOST_SCHEMA_CHARACTERS = 2 * 1024 * 1024
const MOST_LEVELS = 16
/** An entry counts as so many characters besides its name and text, so that there cannot be too many of them either. */
const EACH = 8

/** Refuses what is too large or too deep, after looking at no more than it allows. */
export function refuseHuge(schema: unknown): void {
  let rest = MOST_SCHEMA_CHARACTERS
  const open: [value: unknown, level: number][] = [[schema, 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, level] = next
    rest -= sizeOf(value)
    if (rest < 0) throw new SchemaRefusal([problemAt([], 'invalid.formTooBig', { kilobytes: MOST_SCHEMA_CHARACTERS / 1024 })])
    if (typeof value !== 'object' || value === null) continue
    if (level > MOST_LEVELS) throw new SchemaRefusal([problemAt([], 'invalid.tooDeep', { max: MOST_LEVELS })])
    for (const inner of Object.values(value)) open.push([inner, level + 1])
  }
}

/** The characters of a value without those of the values in it. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Array.isArray(value) ? EACH * value.length : Object.keys(value).reduce((sum, name) => sum + EACH + name.length, 0)
}
