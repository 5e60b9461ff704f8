import { MOST_VERSIONS } from '../../../contract/features/upload-contents.ts'
import type { Context } from '../../http/context.ts'
import { contentOf, factsOf, writeContent, type Row } from './content-rows.ts'
import { DELETED } from './deleting.ts'

/** Lets go of the contents beyond the number that is kept; their files are set aside, as deleted ones are. The first content of a file always stays. */
export async function dropOldest(ctx: Pick<Context, 'db' | 'changed'>, id: string): Promise<void> {
  const all = await versionsOf(ctx, id)
  const older = all.filter((version) => contentOf(version) !== id).slice(MOST_VERSIONS)
  for (const version of older) await drop(ctx, id, contentOf(version))
}

/** A folder and the row of the same id go together, so the row that held the dropped content takes over what that row held. */
async function drop(ctx: Pick<Context, 'db' | 'changed'>, id: string, folder: string) {
  const all = await versionsOf(ctx, id)
  const holder = all.find((version) => contentOf(version) === folder)!
  const going = all.find((version) => version.id === folder)!
  const { creationTime, creatorUserId } = going
  if (holder !== going) await writeContent(ctx.db, holder, { ...factsOf(going), creationTime, creatorUserId })
  await ctx.db.deleteFrom('upload').where('id', '=', folder).execute()
  await ctx.db.deleteFrom('uploadCaption').where('contentId', '=', folder).execute()
  ctx.changed.add(`${DELETED}${folder}`)
}

const versionsOf = ({ db }: Pick<Context, 'db'>, id: string): Promise<Row[]> =>
  db.selectFrom('upload').selectAll().where('versionOf', '=', id).orderBy('creationTime', 'desc').orderBy('id').execute()
