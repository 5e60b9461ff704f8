import { renameSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sourcesHash } from './lib/build-stamp.mjs'
import { bundle } from './lib/bundle.mjs'
import { compressFolder } from './lib/compress.mjs'
import { ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'
import { writeStamp } from './lib/stamp.mjs'

// Set explicitly: the caller's environment may ask for a development build of React, which does not run on a production server.
process.env.NODE_ENV = 'production'

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ready()
  await build().catch((error) => fail(`The build did not finish.\n${error.message}`))
}

/** Builds browser and server into dist/. The build is made in another folder and moved when it is complete, so an interrupted build changes nothing. */
async function build() {
  const started = Date.now()
  const state = sourcesHash()
  const side = inRoot('.cache', `build-${process.pid}`)
  try {
    await bundle(side)
    await compressFolder(`${side}/public`, inRoot('dist', 'public'))
    writeStamp(`${side}/.stamp`, state)
    replace(inRoot('dist'), side)
  } finally {
    rmSync(side, { recursive: true, force: true })
  }
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function replace(folder, side) {
  const old = `${side}-old`
  rmSync(old, { recursive: true, force: true })
  try {
    renameSync(folder, old)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  renameSync(side, folder)
  rmSync(old, { recursive: true, force: true })
}
