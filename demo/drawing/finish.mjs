// node demo/drawing/finish.mjs <folder with the rendered PNGs, and the turntable>
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { map } from './map.mjs'
import { marks } from './marks.mjs'

const target = fileURLToPath(new URL('../pictures/', import.meta.url))
const source = process.argv[2]
/** The product whose picture represents its type. */
const icons = {
  'hm-1200-1': 'camera',
  'fl-25-1': 'lens',
  'rl-90-1': 'light',
  'vc-4-1': 'controller',
  'st-pro-1': 'software',
  'hs-67-1': 'accessory',
}
/** The products whose pictures are covers as well. */
const covers = { 'hm-s5-1': 'smart-camera', 'h3-640-1': 'profile', 'rl-90-1': 'ring-light', 'st-pro-1': 'studio' }

await mkdir(target, { recursive: true })
for (const file of source ? await readdir(source) : []) {
  if (/^(banner|business|news)-.*\.png$/.test(file)) await photograph(file)
  else if (file.endsWith('.png')) await catalogue(file)
  else if (file.endsWith('.mp4')) await copyFile(join(source, file), join(target, file))
}
for (const [name, body] of Object.entries(marks))
  await webp(`${name}.webp`, Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240">${body}</svg>`), {
    quality: 88,
    alphaQuality: 90,
  })
await webp('map.webp', Buffer.from(map()), { quality: 82 })
await drawMark('logo.png', 256, mark('#ffffff', '#1890ff'))
await drawMark(
  'icon.png',
  64,
  `<rect width="64" height="64" rx="14" fill="#0f6fd6"/><g transform="translate(7.7 7.7) scale(.76)">${mark('#ffffff', '#bfe3ff')}</g>`,
)

let total = 0
for (const name of (await readdir(target)).toSorted()) {
  const { size } = await stat(join(target, name))
  total += size
  console.log(`${name} ${Math.round(size / 1024)} KB`)
}
console.log(`total ${(total / 1024 / 1024).toFixed(2)} MB`)

async function photograph(file) {
  const image = sharp(join(source, file)).removeAlpha().toColourspace('srgb')
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  await sharp(grained(data, info.channels), { raw: info })
    .jpeg({ quality: 89, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(join(target, file.replace(/png$/, 'jpg')))
}

/** Products and rooms. Their even, light background needs no grain; without grain a picture is half as large. */
async function catalogue(file) {
  const name = file.replace(/\.png$/, '')
  await webp(`${name}.webp`, await sharp(join(source, file)).removeAlpha().toColourspace('srgb').png().toBuffer(), {
    quality: 70,
    smartSubsample: true,
  })
  if (icons[name]) await icon(file, `type-${icons[name]}.webp`)
  if (covers[name]) await cover(file, `news-${covers[name]}.webp`)
}

/** A product's picture in the shape of an icon: less background above and below, more at the sides. */
async function icon(file, name) {
  const cut = await sharp(join(source, file))
    .removeAlpha()
    .extract({ left: 0, top: 90, width: 1200, height: 1020 })
    .resize(424, 360)
    .png()
    .toBuffer()
  await webp(name, await sharp(cut).extend({ left: 28, right: 28, extendWith: 'copy' }).png().toBuffer(), {
    quality: 80,
    smartSubsample: true,
  })
}

/** A product's picture in the shape of a cover: its even background is extended at both sides. */
async function cover(file, name) {
  const square = sharp(join(source, file)).removeAlpha().toColourspace('srgb')
  const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
  const wide = sharp(widened(data, info, 360), { raw: { ...info, width: info.width + 720 } })
  await webp(name, await wide.resize(1280, 800).png().toBuffer(), { quality: 70, smartSubsample: true })
}

/** Repeats the outermost columns at both sides. A shadow at the edge fades into the background of the other side. */
function widened(data, { width, height, channels }, more) {
  const wide = Buffer.alloc((width + 2 * more) * height * channels)
  for (let y = 0; y < height; y++)
    for (let x = -more; x < width + more; x++) {
      const edge = Math.min(width - 1, Math.max(0, x))
      const away = Math.min(1, Math.abs(x - edge) / more)
      const fade = away * away * (3 - 2 * away)
      for (let channel = 0; channel < channels; channel++) {
        const at = (column) => data[(y * width + column) * channels + channel]
        const ground = Math.max(at(0), at(width - 1))
        wide[(y * (width + 2 * more) + x + more) * channels + channel] = Math.round(at(edge) + (ground - at(edge)) * fade)
      }
    }
  return wide
}

async function webp(name, image, options) {
  await sharp(image)
    .webp({ effort: 6, ...options })
    .toFile(join(target, name))
}

/** Wide dark gradients would show steps in eight bits; grain of a single level hides them. */
function grained(data, channels) {
  let state = 1
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  for (let at = 0; at < data.length; at += channels) {
    const grain = (next() + next() - 1) * 1.6
    for (let i = 0; i < channels; i++) data[at + i] = Math.max(0, Math.min(255, Math.round(data[at + i] + grain)))
  }
  return data
}

/** The logo: a square whose four blades open like an iris; one blade is the light. */
function mark(line, light) {
  const corner = (turn) => [0, 1].map((axis) => 32 + 15 * Math.cos(((turn * 90 - 66 - axis * 90) * Math.PI) / 180))
  const blades = [0, 1, 2, 3].map((turn) => {
    const [from, to, next] = [corner(turn), corner(turn + 1), corner(turn + 2)]
    const far = ([x, y], [u, v]) => [u + (u - x) * 3, v + (v - y) * 3]
    const points = [to, far(from, to), far(to, next), next]
    return `<polygon points="${points.map((point) => point.map((n) => n.toFixed(2)).join()).join(' ')}" fill="${turn === 0 ? light : line}"/>`
  })
  const gaps = [0, 1, 2, 3].map((turn) => {
    const [[x, y], [u, v]] = [corner(turn), corner(turn + 1)]
    return `<path d="M${x} ${y}L${u + (u - x) * 3} ${v + (v - y) * 3}"/>`
  })
  return `<mask id="iris"><rect x="4" y="4" width="56" height="56" rx="9" fill="#fff"/><g stroke="#000" stroke-width="3.6">${gaps.join('')}</g></mask>
    <g mask="url(#iris)">${blades.join('')}</g>`
}

async function drawMark(name, size, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${body}</svg>`
  await writeFile(join(target, name), await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer())
}
