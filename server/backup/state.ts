import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts'
import type { Db } from '../db/engine.ts'
import type { JobError } from '../jobs/rows.ts'
import { say } from '../language/words.ts'
import { readNotes, type BackupNotes } from './notes.ts'

/** Returns the notes of the last backups. An attempt whose process was ended again and again noted nothing itself; its job tells of it. */
export async function stateOfBackups(db: Db, language: Language = DEFAULT_LANGUAGE): Promise<BackupNotes> {
  const notes = await readNotes(db)
  return { ...notes, failed: notes.failed ?? (await givenUp(db, notes, language)) }
}

async function givenUp(db: Db, { last }: BackupNotes, language: Language): Promise<BackupNotes['failed']> {
  const job = await db
    .selectFrom('job')
    .select(['endTime', 'error'])
    .where('kind', '=', 'backup')
    .where('state', '=', 'failed')
    .where('endTime', '>', last === null ? 0 : Date.parse(last))
    .orderBy('endTime', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!job?.endTime || job.error === null) return null
  const { words, values } = JSON.parse(job.error) as JobError
  return { time: new Date(job.endTime).toISOString(), reason: say(language, words, values) }
}
