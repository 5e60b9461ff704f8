import type { Job } from '../../../contract/features/jobs.ts'
import { isoTime, isoTimeOrNull } from '../../crud/times.ts'
import type { Context } from '../../http/context.ts'
import { namesOf } from '../logs/reading/persons.ts'
import { say } from '../../language/words.ts'
import type { JobError, JobRow } from '../../jobs/rows.ts'
import type { LogExportParams } from './log-export-work.ts'
import { paramsOf, type JobResult } from './params.ts'

/** Jobs as their readers see them: without parameters, places of files, or the process that does them. */
export async function viewJobs(ctx: Context, rows: readonly JobRow[]): Promise<Job[]> {
  const names = await namesOf(ctx, rows)
  return rows.map((row) => ({ ...shown(ctx, row), userName: names.get(row.userId) ?? null }))
}

function shown({ caller, language }: Context, row: JobRow): Omit<Job, 'userName'> {
  const result = resultOf(row)
  const { words, values } = (row.error === null ? { words: '', values: {} } : JSON.parse(row.error)) as JobError
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    resource: paramsOf(row).resource ?? null,
    log: paramsOf<Partial<LogExportParams>>(row).log ?? null,
    about: row.about,
    creationTime: isoTime(row.creationTime),
    startTime: isoTimeOrNull(row.startTime),
    endTime: isoTimeOrNull(row.endTime),
    nextTime: row.state === 'waiting' && row.error !== null ? isoTime(row.notBefore) : null,
    done: row.done,
    total: row.total,
    result: counts(result),
    file: result?.file ? { name: result.file.name, size: result.file.size } : null,
    error: words === '' ? null : say(language, words, values),
    isSeen: row.isSeen === 1,
    isOwn: isOwn(caller, row),
    isStopping: row.isCancelled === 1 && row.endTime === null,
  }
}

const counts = (result: JobResult | null): Job['result'] => ({
  rows: result?.rows ?? null,
  refused: result?.refused ?? null,
  cut: result?.cut ?? null,
  uploads: result?.uploads ?? null,
  missing: result?.missing ?? null,
  bytes: result?.bytes ?? null,
})

export const isOwn = ({ userId }: Pick<Context['caller'], 'userId'>, row: Pick<JobRow, 'userId'>) =>
  row.userId !== null && row.userId === userId

export const resultOf = ({ result }: Pick<JobRow, 'result'>): JobResult | null =>
  result === null ? null : (JSON.parse(result) as JobResult)
