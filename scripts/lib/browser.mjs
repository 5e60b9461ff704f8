import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { say } from './say.mjs'

/**
 * Returns the path of a Chromium for the browser tests: $CHROMIUM, else the browser from the npm package, which is unpacked on first use. That browser is
 * the same on every machine, and without a desktop window it takes two thirds of the time. Where it does not run, the machine's own browser is used.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const carried = await unpackCarried()
  return !existsSync(OWN) || (await runs(carried)) ? carried : OWN
}

const OWN = '/usr/bin/chromium'

/** True if the browser starts and draws a page with text. */
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

// The browser is unpacked into another folder, which is moved when complete. A small script starts it, since it may need libraries from that folder.
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

// The package always unpacks to the temporary folder, so TMPDIR is changed meanwhile.
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

/**
 * The package looks for its fonts in a fixed folder, and draws no text without fonts. This configuration names the real folder, whose font is the first
 * choice: words are as wide on every machine. The machine's own fonts draw what that one has no signs for, such as Chinese.
 */
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
  <match target="pattern">
    <test name="family" qual="any"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Open Sans</string></edit>
  </match>
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
