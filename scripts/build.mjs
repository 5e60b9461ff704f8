import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sourcesHash } from './lib/build-stamp.mjs'
import { compressFolder } from './lib/compress.mjs'
import { ready } from './lib/ready.mjs'
import { inRoot, root } from './lib/root.mjs'
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
    joinManifests(`${side}/public/.vite`)
    dropVendorMaps(`${side}/server`)
    await compressFolder(`${side}/public`, inRoot('dist', 'public'))
    writeStamp(`${side}/.stamp`, state)
    replace(inRoot('dist'), side)
  } finally {
    rmSync(side, { recursive: true, force: true })
  }
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

async function bundle(folder) {
  const { createBuilder } = await import('vite')
  const into = (name) => ({ build: { outDir: `${folder}/${name}` } })
  const environments = { client: into('public'), plain: into('public'), editor: into('public'), ssr: into('server') }
  const builder = await createBuilder({ root, logLevel: 'warn', environments })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
}

// A single manifest names all files that a page may request, from all builds.
function joinManifests(folder) {
  const read = (name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
  writeFileSync(
    `${folder}/manifest.json`,
    JSON.stringify({ ...read('manifest.json'), ...read('plain.json'), ...read('editor.json') }, null, 2),
  )
  for (const name of ['plain', 'editor']) rmSync(`${folder}/${name}.json`)
}

// Node reads each map at the start. The maps of packages cost 100 ms and 30 MB and tell nothing about our code.
function dropVendorMaps(folder) {
  const maps = readdirSync(folder).filter((name) => /^vendor.*\.map$/.test(name))
  for (const name of maps) rmSync(`${folder}/${name}`)
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
