import { isBuilt } from './build-stamp.mjs'
import { run } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { continueOnNode24, refuseOldNode } from './node.mjs'
import { inRoot, root } from './root.mjs'
import { say } from './say.mjs'

/** Returns when the packages are installed, this process runs on Node 24, and the repository is its working folder. */
export async function ready() {
  refuseOldNode()
  process.chdir(root)
  ensureInstalled()
  await continueOnNode24()
}

/** Builds dist/ if the sources have changed, and returns the exit code. The build has a process of its own, since its memory would stay with the server. */
export async function ensureBuilt() {
  if (isBuilt()) return 0
  say('Building (only when the sources changed) …')
  return run(process.execPath, [inRoot('scripts', 'build.mjs')])
}
