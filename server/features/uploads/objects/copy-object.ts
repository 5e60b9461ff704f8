import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartProblem } from '../../../config/start-problem.ts'
import type { ObjectFacts, Objects } from './objects.ts'
import { sumOf } from './sum-of.ts'

export interface Copied {
  files: number
  bytes: number
  /** Files that were there already, and equal. */
  there: number
}

/** Copies a file to another store and reads it again there; throws a sentence when it is not the same. What is there and equal is left. */
export async function copyObject(key: string, from: Objects, to: Objects, newPath: () => Promise<string>): Promise<Copied> {
  const source = await from.find(key)
  if (!source) return { files: 0, bytes: 0, there: 0 }
  const counted = { files: 1, bytes: source.size }
  if (await isSame(key, { from, source, to })) return { ...counted, there: 1 }
  const path = await newPath()
  try {
    const sent = await copied(await from.read(key), path)
    await to.put(key, path)
    const arrived = await sumOf(await to.read(key))
    if (sent !== arrived) throw new StartProblem(`The file ${key} is not the same in ${to.place} (${sent}, but there ${arrived}).`)
  } finally {
    await rm(path, { force: true })
  }
  return { ...counted, there: 0 }
}

interface Comparing {
  from: Objects
  source: ObjectFacts
  to: Objects
}

async function isSame(key: string, { from, source, to }: Comparing): Promise<boolean> {
  const there = await to.find(key)
  if (there?.size !== source.size) return false
  return (source.sha256 ?? (await sumOf(await from.read(key)))) === (there.sha256 ?? (await sumOf(await to.read(key))))
}

/** Writes content into a file of this machine; returns its checksum, and null for a file that has gone meanwhile. */
async function copied(content: Readable | null, path: string): Promise<string | null> {
  if (content === null) return null
  const hash = createHash('sha256')
  const summing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(content, summing, createWriteStream(path, { flags: 'wx' }))
  return hash.digest('hex')
}
