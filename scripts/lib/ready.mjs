import { isBuilt } from './build-stamp.mjs'
import { run } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { continueOnNode24, refuseOldNode } from './node.mjs'
import { inRoot, root } from './root.mjs'
import { say } from './say.mjs'

/** Past this line the packages are installed, this process runs on Node 24, and the repository is its folder. */
export async function ready() {
  refuseOldNode()
  process.chdir(root)
  ensureInstalled()
  await continueOnNode24()
}

/** Past this line dist/ is what the sources say. Built in a process of its own: what a build leaves in memory would stay with the server. */
export async function ensureBuilt() {
  if (isBuilt()) return
  say('Building (only when the sources changed) …')
  const code = await run(process.execPath, [inRoot('scripts', 'build.mjs')])
  if (code !== 0) process.exit(code)
}
