import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../config/start-problem.ts'

// A backup is a folder: manifest.json, a compressed text for each table in tables/, the file of each upload in uploads/, and SHA256SUMS of all of them,
// which `sha256sum --check SHA256SUMS` reads too.

export const MANIFEST = 'manifest.json'
/** Raise it when a program of today could not read the next one's backups. */
const FORMAT = 1

const whole = z.number().int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const names = z.array(z.string().regex(/^\w+$/))

const schema = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The moment whose state it holds, as ISO 8601. */
  time: z.iso.datetime(),
  /** The last migration of its database. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), columns: names, rows: whole, sha256, lastId: whole })),
  uploads: z.object({ count: whole, bytes: whole }),
  /** The uploads whose files were gone when the backup was made. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof schema>
export type TableEntry = Manifest['tables'][number]

export const tableFile = (name: string) => `tables/${name}.ndjson.gz`
export const uploadFile = (id: string) => `uploads/${id}`

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>) =>
  writeFile(path.join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, { flush: true })

/** Reads what a backup says of itself; throws a sentence for a folder that is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartProblem(`${folder} is no backup: it holds no ${MANIFEST}.`)
  })
  const parsed = schema.safeParse(parsedJson(text))
  if (parsed.success) return parsed.data
  throw new StartProblem(`The ${MANIFEST} in ${folder} cannot be read: it is damaged, or it was written by a newer version of Portico.`)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
