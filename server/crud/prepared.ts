import { LRUCache } from 'lru-cache'
import type { CompiledQuery, RawBuilder } from 'kysely'
import { directOf } from '../db/direct.ts'
import type { AnyDb } from '../db/engine.ts'

/** A blank in a compiled query, filled at each execution. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export const blank = (name: string) => new Blank(name)

/**
 * Compiling a query costs more than running it, and a list has few shapes: which filters, which order. So each shape is compiled once,
 * with blanks where its values go.
 */
export function preparedQueries() {
  const kept = new LRUCache<string, CompiledQuery>({ max: 200 })
  return async function run<Row>(db: AnyDb, shape: string, build: () => RawBuilder<unknown>, values: Record<string, unknown>): Promise<Row[]> {
    let compiled = kept.get(shape)
    if (!compiled) kept.set(shape, (compiled = build().compile(db)))
    const parameters = compiled.parameters.map((parameter) => (parameter instanceof Blank ? values[parameter.name] : parameter))
    const direct = directOf(db)
    if (direct) return direct(compiled.sql, parameters) as Row[]
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters } as CompiledQuery<Row>)
    return rows
  }
}
