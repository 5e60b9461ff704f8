import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A stamp is a file that tells for which input a result was made. It is written when the result is complete, so interrupted work is done again. */
export const readStamp = (file) => readIfThere(file)

export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

export const removeStamp = (file) => rmSync(file, { force: true })

/**
 * Returns a hash of the paths and contents of files. The name of a folder means all its files except those that `leaveOut` matches; missing files count
 * as nothing.
 * @param {string} base
 * @param {string[]} names
 * @param {(path: string) => boolean} leaveOut
 */
export function hashOf(base, names, leaveOut = () => false) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesIn(base, name, leaveOut))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(base, path)))
  }
  return hash.digest('hex')
}

/**
 * Returns the files in a folder and below it, sorted, as paths from `base`. The name of a file returns that file.
 * @param {string} base
 * @param {string} name
 * @param {(path: string) => boolean} leaveOut
 * @returns {string[]}
 */
export function filesIn(base, name, leaveOut = () => false) {
  const kind = statSync(join(base, name), { throwIfNoEntry: false })
  if (!kind || leaveOut(name)) return []
  if (!kind.isDirectory()) return [name]
  return readdirSync(join(base, name))
    .sort()
    .flatMap((entry) => filesIn(base, `${name}/${entry}`, leaveOut))
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
