import send from '@fastify/send'
import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { codeOf } from '../../../config/error-parts.ts'
import type { Answer, Objects } from './objects.ts'
import { sync } from './sync.ts'

/** Keeps whole files in a folder of this machine. */
export function diskObjects(root: string): Objects {
  const at = (key: string) => path.join(root, key)
  return {
    place: root,
    put: async (key, file) => {
      await sync(file)
      const folder = path.dirname(at(key))
      await mkdir(folder, { recursive: true })
      await rename(file, at(key))
      await sync(folder)
      await sync(root)
    },
    find: (key) => unlessGone(stat(at(key)).then(({ size }) => ({ size, sha256: null }))),
    read: (key) => unlessGone(open(at(key)).then((handle) => handle.createReadStream())),
    answer: (request, key) => answerFrom(root, request, key),
    text: (key) => unlessGone(readFile(at(key), 'utf8')),
    write: (key, text) => writeWhole(at(key), text),
    note: async (key, line) => {
      await mkdir(path.dirname(at(key)), { recursive: true })
      await appendFile(at(key), `${line}\n`)
    },
    names: (folder) => readdir(at(folder)).catch(() => []),
    keys: (folder) => keysIn(root, folder),
    folder: (name) => factsOf(at(name)),
    move: async (from, to) => {
      await mkdir(path.dirname(at(to)), { recursive: true })
      return (await unlessGone(rename(at(from), at(to)).then(() => true))) ?? false
    },
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  }
}

const unlessGone = <T>(looking: Promise<T>): Promise<T | null> =>
  looking.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })

async function answerFrom(root: string, request: Pick<IncomingMessage, 'method' | 'headers'>, key: string): Promise<Answer | null> {
  const { statusCode, headers, stream } = await send(request as IncomingMessage, path.basename(key), {
    root: path.join(root, path.dirname(key)),
    contentType: false,
    cacheControl: false,
  })
  return statusCode === 404 ? null : { status: statusCode, headers, stream }
}

/** Writes beside the file and renames: a node that reads at the same time never gets half a text. */
async function writeWhole(file: string, text: string) {
  const beside = `${file}-${randomUUID()}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(beside, text, { flush: true })
  await rename(beside, file)
  await sync(path.dirname(file))
}

async function* keysIn(root: string, folder: string): AsyncIterable<string> {
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])) {
    const key = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) yield* keysIn(root, key)
    else if (entry.isFile()) yield key
  }
}

async function factsOf(folder: string) {
  const facts = await stat(folder).catch(() => null)
  if (!facts) return null
  const sizes = (await readdir(folder).catch(() => [])).map((name) =>
    stat(path.join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return { modified: facts.mtimeMs, size: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
}
