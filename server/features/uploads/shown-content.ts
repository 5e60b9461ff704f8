import { sql } from 'kysely'
import type { Db } from '../../db/engine.ts'

/** The content that an address shows now. */
export interface Shown {
  kind: 'picture' | 'video' | 'file' | 'private'
  type: string
  name: string
  width: number | null
  /** The upload whose folder holds it. */
  contentId: string
}

const SHOWN = sql`shown."kind", shown."type", shown."name", shown."width", coalesce(shown."contentId", shown."id") as "contentId"`

/** Finds what the address of an upload shows; the address of an earlier version shows the present one. */
export async function shownAt(db: Db, id: string): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select ${SHOWN} from "upload" as asked join "upload" as shown on shown."id" = coalesce(asked."versionOf", asked."id")
    where asked."id" = ${id}`.execute(db)
  return rows[0]
}

/** Finds what is shown now where the content of this folder was shown at some time. */
export async function shownInsteadOf(db: Db, folder: string): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select ${SHOWN} from "upload" as holder join "upload" as shown on shown."id" = coalesce(holder."versionOf", holder."id")
    where holder."contentId" = ${folder} or (holder."id" = ${folder} and holder."contentId" is null)`.execute(db)
  return rows[0]
}

/** True while the content of this folder stands under an address. */
export const isShown = async (db: Db, folder: string): Promise<boolean> => (await shownInsteadOf(db, folder))?.contentId === folder
