import { LRUCache } from 'lru-cache'
import type { CompiledQuery, RawBuilder } from 'kysely'
import { directOf } from '../db/direct.ts'
import type { Resource } from '../../contract/resource.ts'
import type { AnyDb, Engine } from '../db/engine.ts'

/** The name of the value that fills a blank, or its place in a list. */
type BlankName = string | number

/** A blank in a compiled query, filled at each execution. */
class Blank {
  readonly name: BlankName
  constructor(name: BlankName) {
    this.name = name
  }
}

export const blank = (name: BlankName) => new Blank(name)

interface ShapedQuery {
  /** The name under which the compiled query is kept. */
  shape: string
  /** Builds the query with its blanks; called when the shape is new. */
  build: () => RawBuilder<unknown>
  /** The values of the blanks. */
  values: Readonly<Record<string, unknown>> | readonly unknown[]
}

type RunQuery = ReturnType<typeof preparedQueries>

/** The parts that the queries of one resource share. */
export interface QueryParts {
  r: Resource
  engine: Engine
  run: RunQuery
}

/**
 * Compiling a query costs more than running it, and a list has few shapes: which filters, which order. So each shape is compiled once,
 * with blanks where its values go.
 */
export function preparedQueries() {
  const kept = new LRUCache<string, Prepared>({ max: 200 })
  return async function run<Row>(db: AnyDb, { shape, build, values }: ShapedQuery): Promise<Row[]> {
    let prepared = kept.get(shape)
    if (!prepared) kept.set(shape, (prepared = prepare(build().compile(db))))
    const { compiled, direct } = prepared
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Blank ? (values as Record<BlankName, unknown>)[parameter.name] : parameter,
    )
    const runDirectly = directOf(db)
    if (runDirectly) return runDirectly(direct, parameters) as Row[]
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters } as CompiledQuery<Row>)
    return rows
  }
}

interface Prepared {
  compiled: CompiledQuery
  /** The SQL text for SQLite. */
  direct: string
}

/**
 * SQLite plans a statement anew each time a parameter is bound that its planner may have looked at, which costs more than the statement itself.
 * Within a scalar subselect the planner does not look. (Our texts hold no question mark but the placeholders.)
 */
const prepare = (compiled: CompiledQuery): Prepared => ({ compiled, direct: compiled.sql.replaceAll('?', '(select ?)') })
