import module from 'node:module'
import { inRoot } from './root.mjs'

/** Serves the build in this process, so that signals and the exit code need not be passed on. */
export async function serve() {
  module.enableCompileCache(inRoot('.cache', 'compiled'))
  module.setSourceMapsSupport(true)
  await import('../../dist/server/main.js')
  module.flushCompileCache()
}
