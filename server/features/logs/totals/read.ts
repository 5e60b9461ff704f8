import { sql, type RawBuilder } from 'kysely'
import type { LogTotals } from '../../../../contract/features/log-totals.ts'
import { isoTime } from '../../../crud/times.ts'
import { addUp, type CountedLog } from '../../../db/log-counts.ts'
import { forLongRead, type Context } from '../../../http/context.ts'

interface Asked {
  log: CountedLog
  /** The moments at which the hours or days begin, in epoch ms and in order, and the end of the last. */
  moments: number[]
  /** Null: all. */
  kinds: string[] | null
}

/** Returns the counts of each span between two moments, which are those of a quarter of an hour. */
export async function readTotals(ctx: Context, { log, moments, kinds }: Asked): Promise<LogTotals> {
  const sums = kinds?.length === 0 ? [] : await counted(ctx, { log, moments, kinds })
  const bySpan = Map.groupBy(sums, ({ time }) => time)
  const items = moments.slice(0, -1).map((time) => {
    const counts = Object.fromEntries((bySpan.get(time) ?? []).map(({ kind, count }) => [kind, count]))
    return { time: isoTime(time), total: Object.values(counts).reduce((sum, count) => sum + count, 0), counts }
  })
  return { kinds: [...new Set(sums.map(({ kind }) => kind))].toSorted(), items }
}

interface Sum {
  time: number
  kind: string
  count: number
}

/** One statement reads both tables, since rows move from one to the other at any moment. */
async function counted(ctx: Context, { log, moments, kinds }: Asked): Promise<Sum[]> {
  const parts = runsOf(moments).flatMap((run) => ['logTotal', 'logCount'].map((table) => sumsOf(table, { log, kinds, ...run })))
  const { rows } = await sql<Sum>`${sql.join(parts, sql` union all `)}`.execute(forLongRead(ctx).db)
  return addUp(rows, ({ time, kind }) => `${time} ${kind}`)
}

/** Spans of the same length that follow each other. */
interface Run {
  from: number
  until: number
  length: number
}

/** Hours are all alike, and so are days but for those on which clocks change. */
function runsOf(moments: number[]): Run[] {
  const runs: Run[] = []
  for (const [index, from] of moments.slice(0, -1).entries()) {
    const until = moments[index + 1]!
    const last = runs.at(-1)
    if (last?.length === until - from) last.until = until
    else runs.push({ from, until, length: until - from })
  }
  return runs
}

function sumsOf(table: string, { log, kinds, from, until, length }: Run & Pick<Asked, 'log' | 'kinds'>) {
  const begin = sql`${whole(from)} + (row."time" - ${whole(from)}) / ${whole(length)} * ${whole(length)}`
  const chosen = kinds === null ? sql`` : sql` and row."kind" in (${sql.join(kinds)})`
  return sql`
    select ${begin} as "time", row."kind", cast(sum(row."count") as bigint) as "count" from ${sql.table(table)} as row
    where row."log" = ${log} and row."time" >= ${whole(from)} and row."time" < ${whole(until)}${chosen}
    group by 1, 2`
}

const whole = (value: number): RawBuilder<number> => sql<number>`cast(${value} as bigint)`
