import { Problem } from '../../../contract/errors.ts'
import type { Report } from '../../config/report.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database } from '../../db/engine.ts'
import { addOutcome } from '../../http/audit.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { say } from '../../language/words.ts'
import { namingResources } from './naming-rows.ts'
import { ownerInReach } from './reach.ts'
import { setOneAside } from './set-aside.ts'
import type { FileStore } from './store.ts'

const TAG = 'uploadDeleted:'
/** A person's file that must not be kept anywhere. */
const FORGOTTEN = 'uploadForgotten:'
/** Clocks of nodes may differ, and a write keeps the moment at which it began. */
const MARGIN_MS = 60_000

interface Deletable {
  id: string
  name: string
}

/** Looks before the transaction, which must not last as long, whether the upload is in reach and no row names it. */
export async function deletable(ctx: Context, id: string): Promise<Deletable> {
  const owner = ownerInReach(ctx, 'Upload/Delete')
  const row = await ctx.db.selectFrom('upload').select(['id', 'name', 'creatorUserId']).where('id', '=', id).executeTakeFirst()
  if (!row || (owner !== null && row.creatorUserId !== owner)) throw noSuchUpload(ctx, id)
  await refuseNamed(forLongRead(ctx), { id })
  return { id, name: row.name }
}

/** Deletes the row of an upload. A write that names it at this moment has kept the row, so it is waited for, and seen by the second look. */
export async function deleteUpload(ctx: Context, { id, name }: Deletable): Promise<void> {
  const { numDeletedRows } = await ctx.db.deleteFrom('upload').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw noSuchUpload(ctx, id)
  await refuseNamed(ctx, { id, since: ctx.now - MARGIN_MS })
  addOutcome(ctx, { name })
  ctx.changed.add(`${TAG}${id}`)
}

/** Has the file of an upload removed for good once the call is committed; its row is deleted by the caller. */
export const forgetFile = (ctx: Pick<Context, 'changed'>, id: string) => void ctx.changed.add(`${FORGOTTEN}${id}`)

async function refuseNamed(ctx: Context, looking: Parameters<typeof namingResources>[1]) {
  const naming = await namingResources(ctx.db, looking)
  if (naming.length === 0) return
  const what = naming.map(({ name }) => say(ctx.language, `resources.${name}.name`)).join(ctx.language === 'en' ? ', ' : '、')
  throw new Problem('conflict', { words: 'problem.uploadInUse', values: { what } })
}

const noSuchUpload = ({ language }: Context, id: string) =>
  new Problem('notFound', { values: { name: say(language, 'services.Upload'), id: id.slice(0, 8) } })

interface Parts {
  bus: Bus
  database: Database
  files: FileStore
  report: Report
}

const idsIn = (tags: ReadonlySet<string>, tag: string) => [...tags].filter((one) => one.startsWith(tag)).map((one) => one.slice(tag.length))

/** Sets the files of deleted uploads aside (decision 29), once the deletion is committed. Those that a crash leaves are collected later. */
export function setAsideWhenDeleted({ bus, database, files, report }: Parts): { stop(): Promise<void> } {
  let moving = Promise.resolve()
  const set = (id: string) => setOneAside(id, 'it was deleted', { database, root: files.root, now: database.now() })
  const unlisten = bus.listen((tags) => {
    const [deleted, forgotten] = [idsIn(tags, TAG), idsIn(tags, FORGOTTEN)]
    if (deleted.length + forgotten.length === 0) return
    const work = () => Promise.all([...deleted.map(set), ...forgotten.map((id) => files.drop(id))])
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
