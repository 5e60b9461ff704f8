import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { say } from './say.mjs'

/**
 * The path of a Chromium for the browser tests: $CHROMIUM, else the one that npm brought, unpacked on first use: it is the same on every machine, and
 * without the frame of a desktop browser it takes two thirds of the time. Where it does not run, the machine's own.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const carried = await unpackCarried()
  return !existsSync(OWN) || (await runs(carried)) ? carried : OWN
}

const OWN = '/usr/bin/chromium'

/** Whether it starts and draws a page with words on it. */
async function runs(executablePath) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], timeout: 20_000 }).catch(() => null)
  try {
    const page = await browser.newPage()
    await page.goto('data:text/html,<span>read</span>', { timeout: 20_000 })
    return (await page.locator('span').boundingBox()).width > 0
  } catch {
    return false
  } finally {
    await browser?.close()
  }
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

/** What came with the package looks for its fonts where that was unpacked elsewhere; without any font no text is drawn. The machine's own are taken too. */
function writeFonts(folder) {
  const file = `${folder}/fonts.conf`
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`,
  )
  return file
}

function writeStarter(folder) {
  const starter = `${folder}/start`
  const fonts = writeFonts(folder)
  const starts = spawnSync(`${folder}/chromium`, ['--version']).status === 0
  const libraries = starts ? '' : `LD_LIBRARY_PATH='${folder}/al2023/lib' `
  writeFileSync(starter, `#!/bin/sh\nFONTCONFIG_FILE='${fonts}' ${libraries}exec '${folder}/chromium' "$@"\n`)
  chmodSync(starter, 0o755)
  return starter
}
