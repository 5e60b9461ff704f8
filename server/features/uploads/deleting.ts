import { Problem } from '../../../contract/errors.ts'
import type { Uses } from '../../../contract/features/upload-library.ts'
import type { Report } from '../../config/report.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database } from '../../db/engine.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { UPLOADS } from '../portal/picture-infos.ts'
import { forgetDetails } from './details.ts'
import { forgetUpload } from './forgotten.ts'
import { removeMade } from './hide-versions.ts'
import { ownerInReach } from './reach.ts'
import { setOneAside } from './set-one-aside.ts'
import type { FileStore } from './store.ts'
import { usesOf } from './uses.ts'

export const DELETED = 'uploadDeleted:'
/** A content that is no longer shown: the pictures that were made of it go, its original stays. */
export const HIDDEN = 'uploadHidden:'
/** A person's file that must not be kept anywhere. */
const FORGOTTEN = 'uploadForgotten:'

/**
 * Deletes a file that is used nowhere, or wherever it is used. A write that names it at this moment has kept its row, so it is waited for, and its use is
 * seen by the look that follows. The address goes first and its earlier contents after it, the order of all who lock several uploads.
 */
export async function deleteUpload(ctx: Context, id: string, permit: 'Upload/Delete' | 'Upload/DeleteUsed' | 'own'): Promise<void> {
  const owner = permit === 'own' ? ctx.caller.userId : ownerInReach(ctx, permit)
  const gone = await ctx.db
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('kind', '<>', 'private')
    .where('versionOf', 'is', null)
    .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner))
    .returning('name')
    .executeTakeFirst()
  if (!gone) throw noSuchUpload(ctx, id)
  const versions = await ctx.db.deleteFrom('upload').where('versionOf', '=', id).returning('id').execute()
  if (permit !== 'Upload/DeleteUsed') await refuseUsed(ctx, id)
  const { numDeletedRows } = await ctx.db.deleteFrom('uploadUse').where('uploadId', '=', id).executeTakeFirst()
  await forgetDetails(ctx.db, id)
  const folders = [id, ...versions.map((one) => one.id)]
  await ctx.db.deleteFrom('uploadCaption').where('contentId', 'in', folders).execute()
  addOutcome(ctx, { name: gone.name, uses: Number(numDeletedRows) })
  for (const folder of folders) ctx.changed.add(`${DELETED}${folder}`)
  // Pages that show it are drawn anew.
  if (numDeletedRows > 0n) ctx.changed.add(UPLOADS)
}

/** Has the file of an upload removed for good once the call is committed; its row is deleted by the caller. */
export const forgetFile = (ctx: Pick<Context, 'changed'>, id: string) => void ctx.changed.add(`${FORGOTTEN}${id}`)

/** Refuses with the kinds of the rows in the sentence, and the places themselves beside it. */
async function refuseUsed(ctx: Context, id: string) {
  const uses = await usesOf(ctx, id)
  if (uses.totalCount === 0) return
  const kinds = new Set([...uses.items, ...uses.others].map(({ resource }) => say(ctx.language, `resources.${resource}.name`)))
  const what = [...kinds].join(ctx.language === 'en' ? ', ' : '、')
  throw new Problem('conflict', { words: 'problem.uploadInUse', values: { what }, data: { uses } })
}

/** Returns where a file in reach is used. */
export async function usesInReach(ctx: Context, id: string): Promise<Uses> {
  const owner = ownerInReach(ctx, 'Upload/View')
  await requireUpload(ctx, id, owner)
  return usesOf(ctx, id)
}

/** Refuses the id of no file in the list, or of one that another person owns where only own files are in reach. */
export async function requireUpload(ctx: Context, id: string, owner: number | null) {
  const row = await ctx.db.selectFrom('upload').select(['kind', 'creatorUserId', 'versionOf']).where('id', '=', id).executeTakeFirst()
  if (!row || row.kind === 'private' || row.versionOf !== null || (owner !== null && row.creatorUserId !== owner))
    throw noSuchUpload(ctx, id)
}

export const noSuchUpload = ({ language }: Context, id: string) =>
  new Problem('notFound', { values: { name: say(language, 'services.Upload'), id: id.slice(0, 8) } })

interface Parts {
  bus: Bus
  database: Database
  files: FileStore
  report: Report
}

const idsIn = (tags: ReadonlySet<string>, tag: string) => [...tags].filter((one) => one.startsWith(tag)).map((one) => one.slice(tag.length))

/** Sets the files of deleted uploads aside (decision 29), and hides contents, once the call is committed. What a crash leaves is collected later. */
export function setAsideWhenDeleted({ bus, database, files, report }: Parts): { stop(): Promise<void> } {
  let moving = Promise.resolve()
  const set = (id: string) => setOneAside(id, 'it was deleted', { database, files, now: database.now() })
  const unlisten = bus.listen((tags) => {
    const [deleted, forgotten, hidden] = [idsIn(tags, DELETED), idsIn(tags, FORGOTTEN), idsIn(tags, HIDDEN)]
    if (deleted.length + forgotten.length + hidden.length === 0) return
    const work = () =>
      Promise.all([
        ...deleted.map(set),
        ...forgotten.map((id) => forgetUpload(files, id)),
        ...hidden.map((id) => removeMade(files.objects, id)),
      ])
    moving = moving.then(async () => void (await work())).catch(report)
    return moving
  })
  return {
    stop: async () => {
      unlisten()
      await moving
    },
  }
}
