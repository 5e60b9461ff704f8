import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const START = 'portico-tests-'
/** A whole run keeps less than a quarter of it at once. */
const ENOUGH = 2 * 1024 ** 3

/**
 * Makes a folder in the machine's memory for the temporary files of a test run, and removes those that killed runs have left. On a disk, every write of
 * SQLite waits until the disk has it, which takes longer than the tests themselves; no test cuts the power.
 * @returns {string | null} null where no memory can be used as a folder, too little is free, or no program may be started from there
 */
export function memoryFolder({ parent = '/dev/shm', mounts = '/proc/mounts', free = process.availableMemory() } = {}) {
  try {
    accessSync(parent, constants.W_OK)
    if (free < ENOUGH || spaceIn(parent) < ENOUGH || !mayStartPrograms(parent, mounts)) return null
    removeLeft(parent)
    const folder = mkdtempSync(join(parent, `${START}${process.pid}-`))
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o1777)
    return folder
  } catch {
    return null
  }
}

function spaceIn(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** True if the folder is a file system in memory from which programs may be started. */
function mayStartPrograms(folder, mounts) {
  const lines = readFileSync(mounts, 'utf8').split('\n')
  const [, , kind, options = ''] = lines.findLast((line) => line.split(' ')[1] === folder)?.split(' ') ?? []
  return kind === 'tmpfs' && !options.split(',').includes('noexec')
}

function removeLeft(parent) {
  for (const name of readdirSync(parent)) {
    const [, owner] = new RegExp(`^${START}(\\d+)-`).exec(name) ?? []
    if (owner && !isAlive(Number(owner))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(owner) {
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
