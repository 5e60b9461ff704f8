import module from 'node:module'
import { inRoot } from './root.mjs'

/** Serves what is built, in this very process: signals and the exit code need no passing on. */
export async function serve() {
  module.enableCompileCache(inRoot('.cache', 'compiled'))
  module.setSourceMapsSupport(true)
  await import('../../dist/server/main.js')
  module.flushCompileCache()
}
