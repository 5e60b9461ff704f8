import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { findBrowser } from './lib/browser.mjs'
import { ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { say } from './lib/say.mjs'
import { manual } from './samples/manual.mjs'
import { DRAWING, FRAMES, RATE, SIZE } from './samples/film.mjs'

// node scripts/samples.mjs: writes the sample document and the sample film of the example pages. They are drawn here, so they are our own. The film
// needs ffmpeg; a Chinese font (Noto CJK) must be installed for the document.

const folder = inRoot('admin/examples/samples')
await ready()
const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(manual())
  const document = await page.pdf({ format: 'A4', printBackground: true, tagged: false })
  writeFileSync(`${folder}/manual.pdf`, document)
  say(`manual.pdf: ${document.length} bytes`)
  await film(page)
} finally {
  await browser.close()
}

async function film(page) {
  await page.setContent(`<canvas width="${SIZE.width}" height="${SIZE.height}"></canvas>`)
  await page.evaluate(`${DRAWING}; window.drawFrame = drawFrame`)
  const writer = spawn('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'image2pipe',
    '-framerate',
    String(RATE),
    '-i',
    '-',
    // Soft plucked tones, two a second.
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='0.12*sin(2*PI*t*(220+55*mod(floor(2*t)\\,4)))*exp(-4*mod(t\\,0.5))':d=${FRAMES / RATE}`,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '36',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-g',
    String(RATE * 2),
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'libopus',
    '-b:a',
    '24k',
    '-shortest',
    `${folder}/film.webm`,
  ])
  writer.stderr.pipe(process.stderr)
  const ended = new Promise((resolve, reject) =>
    writer.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${code}`)))),
  )
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const picture = await page.evaluate((at) => window.drawFrame(document.querySelector('canvas'), at), frame)
    writer.stdin.write(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
  }
  writer.stdin.end()
  await ended
  say('film.webm is written.')
}
