import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A stamp is a file that says for which input a result was made. It is written when the result is complete, so what was interrupted is done again. */
export const readStamp = (file) => readIfThere(file)

export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

export const removeStamp = (file) => rmSync(file, { force: true })

/**
 * A hash over the paths and contents of files; a folder stands for the files in it, less those that `leaveOut` names; what is absent counts as absent.
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
 * The files in a folder and below it, sorted, each by its path from `base`; a file's own name stands for itself.
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
