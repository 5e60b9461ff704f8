import { Problem } from '../../../contract/errors.ts'
import { MOST_EMPTY_ALBUMS } from '../../../contract/features/upload-albums.ts'
import { isKeptForNow } from '../../crud/holding.ts'
import { takeTurn } from '../../db/turn.ts'
import { addOutcome } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { ownerInReach } from './reach.ts'

/** Albums go by the same reach as files: who reaches own files only has own albums, whatever others call theirs. */
const madeInReach = ({ db }: Context, owner: number | null) =>
  db
    .selectFrom('uploadAlbum')
    .select('label')
    .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner!))

/** The names of the albums that people in reach have made. */
export const madeAlbums = async (ctx: Context): Promise<string[]> =>
  (await madeInReach(ctx, ownerInReach(ctx, 'Upload/View')).distinct().execute()).map(({ label }) => label)

/** Makes an album without files. */
export async function createAlbum(ctx: Context, label: string): Promise<void> {
  const owner = await begin(ctx)
  if (await isThere(ctx, label, owner)) throw taken(label)
  const creatorUserId = ctx.caller.userId!
  if ((await madeInReach(ctx, creatorUserId).execute()).length >= MOST_EMPTY_ALBUMS)
    throw new Problem('rule', { words: 'problem.albums', values: { most: MOST_EMPTY_ALBUMS } })
  await ctx.db.insertInto('uploadAlbum').values({ label, creatorUserId, creationTime: ctx.now }).execute()
}

/** Gives an album another name at all its files, and keeps it where it has none. */
export async function renameAlbum(ctx: Context, label: string, newLabel: string): Promise<void> {
  const owner = await begin(ctx)
  if (!(await isThere(ctx, label, owner))) throw noSuchAlbum(label)
  if (newLabel === label) return
  if (await isThere(ctx, newLabel, owner)) throw taken(newLabel)
  const files = await keepFiles(ctx, label, owner)
  await putIn(ctx, newLabel, files)
  await takeOut(ctx, label, files)
  const made = ctx.db.updateTable('uploadAlbum').set({ label: newLabel }).where('label', '=', label)
  await made.$if(owner !== null, (query) => query.where('creatorUserId', '=', owner!)).execute()
}

/** Deletes an album and keeps its files. */
export async function deleteAlbum(ctx: Context, label: string): Promise<void> {
  const owner = await begin(ctx)
  if (!(await isThere(ctx, label, owner))) throw noSuchAlbum(label)
  await takeOut(ctx, label, await keepFiles(ctx, label, owner))
  const made = ctx.db.deleteFrom('uploadAlbum').where('label', '=', label)
  await made.$if(owner !== null, (query) => query.where('creatorUserId', '=', owner!)).execute()
}

/** Of two changes of albums at the same moment the second sees the first. */
async function begin(ctx: Context): Promise<number | null> {
  await takeTurn(ctx.db, ctx.database.engine, 'uploadAlbum')
  return ownerInReach(ctx, 'Upload/Edit')
}

const filesIn = ({ db }: Context, label: string, owner: number | null) =>
  db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('uploadLabel').select('uploadId').where('kind', '=', 'album').where('label', '=', label))
    .$if(owner !== null, (query) => query.where('creatorUserId', '=', owner))

async function isThere(ctx: Context, label: string, owner: number | null): Promise<boolean> {
  const made = await madeInReach(ctx, owner).where('label', '=', label).limit(1).executeTakeFirst()
  return made !== undefined || (await filesIn(ctx, label, owner).limit(1).executeTakeFirst()) !== undefined
}

/** The files of an album, which stay as they are until the call has ended: locked in the order in which all lock several files. */
async function keepFiles(ctx: Context, label: string, owner: number | null): Promise<string[]> {
  const files = filesIn(ctx, label, owner).orderBy('id')
  const rows = await files.$if(isKeptForNow(ctx), (query) => query.forUpdate()).execute()
  addOutcome(ctx, { count: rows.length })
  return rows.map(({ id }) => id)
}

const AT_ONCE = 500

async function putIn({ db }: Context, label: string, files: readonly string[]) {
  for (let at = 0; at < files.length; at += AT_ONCE)
    await db
      .insertInto('uploadLabel')
      .values(files.slice(at, at + AT_ONCE).map((uploadId) => ({ kind: 'album' as const, label, uploadId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

async function takeOut({ db }: Context, label: string, files: readonly string[]) {
  for (let at = 0; at < files.length; at += AT_ONCE)
    await db
      .deleteFrom('uploadLabel')
      .where('kind', '=', 'album')
      .where('label', '=', label)
      .where('uploadId', 'in', files.slice(at, at + AT_ONCE))
      .execute()
}

const taken = (name: string) => new Problem('conflict', { words: 'problem.albumThere', values: { name } })
const noSuchAlbum = (name: string) => new Problem('notFound', { words: 'problem.noSuchAlbum', values: { name } })
