import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ResourceName } from '../../../contract/resources/index.ts'
import { withFocus } from '../../../contract/picture-files.ts'
import type { Database, Db } from '../../db/engine.ts'
import { USUAL_SETTINGS } from '../../settings/values.ts'
import type { Environment } from '../../config/environment.ts'
import type { FileStore } from '../../features/uploads/store.ts'
import { createPictures } from '../../features/uploads/pictures.ts'
import { takeInFile, takeInPicture, writeUpload, type Received, type UploadRow } from '../../features/uploads/take-in.ts'
import { addRow } from '../rows/add-row.ts'
import { focus } from '../../../demo/texts/focus.ts'
import { knownOr } from './known-pictures.ts'

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
  add(name: ResourceName, values: Record<string, unknown>, at?: number): Promise<number>
  /** Creates a draft, and schedules it where there is a moment from which it is live; returns its id. */
  prepare(name: ResourceName, values: Record<string, unknown>, from: number | null): Promise<number>
  /** Takes in a picture of `demo/pictures/` once, and returns its address with the point that must stay in sight. */
  picture(name: string): Promise<string>
  /** The same for any other file of that folder. */
  file(name: string): Promise<string>
  /** The same for a file of `demo/documents/`. */
  document(name: string): Promise<string>
}

export function toolsOf(parts: DemoParts): Tools {
  const { files } = parts
  const inspect = knownOr(createPictures(files, USUAL_SETTINGS).inspect)
  const takePicture = taker(parts, (received) => takeInPicture(files, inspect, received))
  return {
    now: parts.now,
    add: (name, values, at = parts.now) => addRow(parts, { name, values, at, from: at }),
    prepare: (name, values, from) => addRow(parts, { name, values, at: parts.now, from }),
    picture: async (name) => withFocus(await takePicture(name), focus[name] ?? null),
    file: taker(parts, (received) => takeInFile(files, received)),
    document: taker(parts, (received) => takeInFile(files, received), 'documents'),
  }
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
