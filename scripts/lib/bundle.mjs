import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from './root.mjs'

/** Writes browser and server into a folder, without the compressed files. The caller has set NODE_ENV. */
export async function bundle(folder) {
  const { createBuilder } = await import('vite')
  const into = (name) => ({ build: { outDir: `${folder}/${name}` } })
  const environments = { client: into('public'), plain: into('public'), editor: into('public'), ssr: into('server') }
  const builder = await createBuilder({ root, logLevel: 'warn', environments })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  joinManifests(`${folder}/public/.vite`)
  dropVendorMaps(`${folder}/server`)
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
