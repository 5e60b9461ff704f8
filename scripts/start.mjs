import module from 'node:module'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'

await ready()
const built = await ensureBuilt()
if (built !== 0) process.exit(built)
await serve()

// In this very process: signals and the exit code need no passing on.
async function serve() {
  module.enableCompileCache(inRoot('.cache', 'compiled'))
  module.setSourceMapsSupport(true)
  await import('../dist/server/main.js')
  module.flushCompileCache()
}
