import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100

/**
 * The processor seconds that a process and all that it has started have used until now. A child that has ended counts with its parent, so the figure
 * only grows. Where there is no /proc, the children are left out.
 */
export function treeSeconds(pid = process.pid) {
  const all = processes()
  if (!all.has(pid)) return pid === process.pid ? ownSeconds() : 0
  const childrenOf = Map.groupBy(all.entries(), ([, { parent }]) => parent)
  const ticksOf = (one) => all.get(one).ticks + (childrenOf.get(one) ?? []).reduce((sum, [child]) => sum + ticksOf(child), 0)
  return ticksOf(pid) / TICKS
}

/** The processor seconds of this process alone. */
export function ownSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function processes() {
  const found = new Map()
  for (const name of namesIn('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(name)
    if (stat) found.set(Number(name), stat)
  }
  return found
}

function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A process may end while it is looked at. */
function statOf(name) {
  try {
    // The name of the program stands in brackets, and may hold brackets and blanks.
    const [, parent, , , , , , , , , , ...times] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return { parent: Number(parent), ticks: times.slice(0, 4).reduce((sum, ticks) => sum + Number(ticks), 0) }
  } catch {
    return null
  }
}

/** Letters that look alike on every machine. */
const LETTERS = Buffer.from(Array.from({ length: 1 << 20 }, (_, at) => 97 + ((Math.imul(at, 2654435761) >>> 13) % 23)))

/** So much memory that the system gives it anew each time, and takes it back whole. */
const FRESH_BYTES = 40 << 20
/** As much of it as costs a tenth of the fixed work where memory costs what it does on most machines. */
const TOUCHED_BYTES = 6 << 20
const PAGE_BYTES = 4096

/**
 * The processor seconds of a small fixed piece of work, now: a million letters are packed, and memory is taken that nobody had. It is work of a
 * library in C, since the engine compiles a loop in JavaScript anew while it runs, sometimes to code that takes six times as long. Memory belongs to it,
 * since on some machines a new page costs thirty times as much as on others, and browsers and servers that start take many.
 */
export function referenceSeconds() {
  const begun = ownSeconds()
  deflateSync(LETTERS, { level: 6 })
  const fresh = Buffer.alloc(FRESH_BYTES)
  for (let at = 0; at < TOUCHED_BYTES; at += PAGE_BYTES) fresh[at] = 1
  return ownSeconds() - begun
}

/** Times that work again and again until it is stopped, which returns the median: how quick this machine was meanwhile, whatever else it did. */
export function watchReference(everyMs = 10_000) {
  referenceSeconds()
  const seen = [referenceSeconds()]
  const timer = setInterval(() => seen.push(referenceSeconds()), everyMs)
  return () => {
    clearInterval(timer)
    return seen.toSorted((one, other) => one - other)[Math.floor(seen.length / 2)]
  }
}
