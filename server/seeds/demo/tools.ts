import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { resources } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { createSchema } from '../../../contract/schema.ts'
import { withFocus } from '../../../contract/picture-files.ts'
import type { Context } from '../../http/context.ts'
import { newNotes } from '../../http/notes.ts'
import { ANYONE } from '../../http/caller.ts'
import { publish } from '../../publishing/publishing.ts'
import { createStore } from '../../crud/store.ts'
import type { Database, Db } from '../../db/engine.ts'
import { USUAL_SETTINGS } from '../../settings/values.ts'
import type { Environment } from '../../config/environment.ts'
import { createPictures } from '../../features/uploads/pictures.ts'
import type { FileStore } from '../../features/uploads/store.ts'
import { takeInFile, takeInPicture, writeUpload, type Received, type UploadRow } from '../../features/uploads/take-in.ts'
import { focus } from '../../../demo/texts/focus.ts'

export interface DemoParts {
  environment: Environment
  database: Database
  /** The seed's transaction. */
  db: Db
  files: FileStore
  now: number
}

/** The tools that write the demo's content: the same store, and the same way of taking in files, as for an editor. */
export interface Tools {
  now: number
  /** Creates a row at a moment, publishes it if the resource is publishable, and returns its id. */
  add(name: keyof typeof resources, values: Record<string, unknown>, at?: number): Promise<number>
  /** Creates a draft, and schedules it where there is a moment from which it is live; returns its id. */
  prepare(name: keyof typeof resources, values: Record<string, unknown>, from: number | null): Promise<number>
  /** Takes in a picture of `demo/pictures/` once, and returns its address with the point that must stay in sight. */
  picture(name: string): Promise<string>
  /** The same for any other file of that folder. */
  file(name: string): Promise<string>
  /** The same for a file of `demo/documents/`. */
  document(name: string): Promise<string>
}

export function toolsOf(parts: DemoParts): Tools {
  const { files } = parts
  const pictures = createPictures(files, USUAL_SETTINGS)
  const takePicture = taker(parts, (received) => takeInPicture(files, pictures, received))
  return {
    now: parts.now,
    add: (name, values, at = parts.now) => create(parts, { name, values, at, from: at }),
    prepare: (name, values, from) => create(parts, { name, values, at: parts.now, from }),
    picture: async (name) => withFocus(await takePicture(name), focus[name] ?? null),
    file: taker(parts, (received) => takeInFile(files, received)),
    document: taker(parts, (received) => takeInFile(files, received), 'documents'),
  }
}

interface NewRow {
  name: keyof typeof resources
  values: Record<string, unknown>
  at: number
  /** The moment at which it goes live, if its resource is publishable; null: it stays a draft. */
  from: number | null
}

async function create({ database, db }: DemoParts, { name, values, at, from }: NewRow): Promise<number> {
  const r = resources[name] as unknown as Resource
  const store = createStore({ r, engine: database.engine })
  const ctx: Context = {
    database,
    db,
    now: at,
    settings: USUAL_SETTINGS,
    caller: ANYONE,
    language: 'zh-CN',
    origin: { ip: '', userAgent: '', requestId: 'seed' },
    notes: newNotes(),
    changed: new Set(),
  }
  // Checked and filled with defaults like the input of an editor.
  const row = await store.create(ctx, createSchema(r.fields).parse(values) as Record<string, unknown>)
  const id = row['id'] as number
  if (r.publishable && from !== null) await publish(store, ctx, { id, version: 1, from: new Date(from).toISOString() })
  return id
}

function taker({ environment, db, now }: DemoParts, takeIn: (received: Received) => Promise<UploadRow>, folder = 'pictures') {
  const taken = new Map<string, string>()
  return async (name: string): Promise<string> => {
    const known = taken.get(name)
    if (known) return known
    const source = path.join('demo', folder, name)
    // Taking in moves the file, so a copy is taken in.
    const waiting = path.join(environment.dataDir, 'uploads', `seed-${name}`)
    await mkdir(path.dirname(waiting), { recursive: true })
    await copyFile(source, waiting)
    const row = await takeIn({ waiting, name, size: (await stat(source)).size, creatorUserId: null, now })
    const { url } = await writeUpload(db, row)
    taken.set(name, url)
    return url
  }
}
