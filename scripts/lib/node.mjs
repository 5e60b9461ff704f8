import { existsSync } from 'node:fs'
import { run } from './child.mjs'
import { inRoot } from './root.mjs'
import { fail } from './say.mjs'

const major = Number(process.versions.node.split('.')[0])

export function refuseOldNode() {
  if (major < 20)
    fail(
      `Portico needs Node 20 or newer, and this is Node ${process.versions.node}: install a current one from https://nodejs.org and try again.`,
    )
}

/** Returns the Node for Portico: the running Node if it is a 24, else the packaged Node in node_modules, else the running Node if it is newer. */
function findNode24() {
  if (major === 24) return process.execPath
  const carried = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(carried)) return carried
  if (major > 24) return process.execPath
  fail(
    `Portico carries no Node 24 for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}: install Node 24 from https://nodejs.org and try again.`,
  )
}

/** Returns at once if this process runs on the right Node. Otherwise it runs the same script on that Node and ends with its exit code. */
export async function continueOnNode24() {
  const node = findNode24()
  if (node === process.execPath) return
  try {
    process.exit(await run(node, [...process.execArgv, ...process.argv.slice(1)]))
  } catch (error) {
    fail(`The carried Node 24 does not run on this machine (${error.message}): install Node 24 from https://nodejs.org and try again.`)
  }
}
