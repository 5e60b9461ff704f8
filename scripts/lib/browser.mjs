import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { say } from './say.mjs'

/** The path of a Chromium for the browser tests: $CHROMIUM, the machine's own, else the one that npm brought, unpacked on first use. */
export async function findBrowser() {
  const own = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  return own ?? (await unpackCarried())
}

// Unpacked aside and moved in when complete. What starts it is a small script, since it may need libraries that lie beside it.
async function unpackCarried() {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules/@sparticuz/chromium/package.json'), 'utf8'))
  const folder = inRoot('.cache', `chromium-${version}`)
  if (!existsSync(folder)) {
    say('Unpacking the browser (once) …')
    const aside = `${folder}-${process.pid}`
    await unpackInto(aside)
    rmSync(folder, { recursive: true, force: true })
    renameSync(aside, folder)
  }
  return writeStarter(folder)
}

// The package unpacks to the temporary folder, wherever that is.
async function unpackInto(folder) {
  const { TMPDIR } = process.env
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(inRoot('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

function writeStarter(folder) {
  const starter = `${folder}/start`
  const starts = spawnSync(`${folder}/chromium`, ['--version']).status === 0
  const libraries = starts ? '' : `LD_LIBRARY_PATH='${folder}/al2023/lib' `
  writeFileSync(starter, `#!/bin/sh\nFONTCONFIG_PATH='${folder}/fonts' ${libraries}exec '${folder}/chromium' "$@"\n`)
  chmodSync(starter, 0o755)
  return starter
}
