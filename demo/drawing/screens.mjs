// node demo/drawing/screens.mjs <output folder>: draws the screens of the software's monitors, pictures of inspections without text.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [width, height] = [1600, 1000]
const [ground, panel, edge, quiet] = ['#0e1420', '#172033', '#26324a', '#3a4a68']
const [blue, ice, green, red, amber] = ['#1890ff', '#7cc7ff', '#2fd07c', '#ff5a52', '#ffb648']
const folder = process.argv[2] ?? 'out'

await mkdir(folder, { recursive: true })
await draw('studio', studio())
await draw('runtime', runtime())
await draw('learning', learning())

async function draw(name, body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <radialGradient id="metal" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#e9edf2"/><stop offset=".55" stop-color="#9aa3b0"/><stop offset="1" stop-color="#4c5563"/></radialGradient>
      <linearGradient id="table" x2="1" y2="1"><stop offset="0" stop-color="#39424f"/><stop offset="1" stop-color="#1a2029"/></linearGradient>
      <radialGradient id="heat"><stop offset="0" stop-color="#ff3b30" stop-opacity=".95"/><stop offset=".35" stop-color="#ffb300" stop-opacity=".8"/><stop offset=".65" stop-color="#35d07f" stop-opacity=".45"/><stop offset="1" stop-color="#1890ff" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${ground}"/>${topBar()}${body}</svg>`
  await sharp(Buffer.from(svg))
    .png()
    .toFile(join(folder, `${name}.png`))
}

function box(x, y, w, h, fill, radius = 8, more = '') {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" ${more}/>`
}

function each(count, one) {
  return Array.from({ length: count }, (_, i) => one(i)).join('')
}

function topBar() {
  return `${box(0, 0, width, 64, panel, 0)}${box(28, 18, 28, 28, blue, 7)}${each(4, (i) => box(86 + i * 130, 25, 92 - (i % 2) * 18, 14, i ? quiet : ice, 7))}
    ${box(1400, 18, 172, 28, blue, 14)}${box(1440, 28, 92, 8, '#ffffff', 4)}`
}

/** A machined flange as a camera sees it: bright metal with six holes. */
function flange(x, y, r) {
  const hole = (i) => [x + r * 0.72 * Math.cos((i * Math.PI) / 3 + 0.3), y + r * 0.72 * Math.sin((i * Math.PI) / 3 + 0.3)]
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#metal)"/><circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="none" stroke="#6b7583" stroke-width="${r * 0.015}"/>
    ${each(6, (i) => `<circle cx="${hole(i)[0]}" cy="${hole(i)[1]}" r="${r * 0.1}" fill="#1b2029" stroke="#dfe4ea" stroke-width="${r * 0.02}"/>`)}
    <circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#7f8996"/><circle cx="${x}" cy="${y}" r="${r * 0.44}" fill="url(#metal)"/><circle cx="${x}" cy="${y}" r="${r * 0.27}" fill="#141922"/>`
}

function measured(x, y, r) {
  const points = each(36, (i) => {
    const a = (i * Math.PI) / 18
    return `<rect x="${x + r * Math.cos(a) - 4}" y="${y + r * Math.sin(a) - 4}" width="8" height="8" fill="${green}"/>`
  })
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${blue}" stroke-width="5"/>${points}`
}

function steps(x, y, w, count, active) {
  return each(count, (i) => {
    const top = y + i * 74
    return `${box(x, top, w, 62, i === active ? '#1d3a63' : '#1c263b', 10, i === active ? `stroke="${blue}" stroke-width="3"` : '')}
      <circle cx="${x + 32}" cy="${top + 31}" r="12" fill="${i === 4 ? amber : green}"/>${box(x + 60, top + 16, w * (0.5 - (i % 3) * 0.08), 12, '#b9c6dc', 6)}${box(x + 60, top + 36, w * (0.3 + (i % 2) * 0.12), 9, quiet, 5)}`
  })
}

function studio() {
  const [x, y] = [660, 478]
  return `${box(20, 84, 84, 896, panel, 14)}${each(8, (i) => box(40, 108 + i * 68, 44, 44, i === 2 ? blue : edge, 10))}
    ${box(124, 84, 1072, 788, 'url(#table)', 14)}${flange(x, y, 330)}${measured(x, y, 330)}${measured(x, y, 89)}
    <path d="M${x - 420} ${y}H${x + 420}M${x} ${y - 370}V${y + 370}" stroke="${ice}" stroke-width="2" stroke-dasharray="14 10"/>
    <path d="M${x} ${y}L${x + 233} ${y - 233}" stroke="${amber}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="11" fill="${amber}"/><circle cx="${x + 233}" cy="${y - 233}" r="11" fill="${amber}"/>
    ${box(x + 157, y, 140, 140, 'none', 6, `stroke="${green}" stroke-width="5"`)}${box(x - 297, y - 140, 140, 140, 'none', 6, `stroke="${green}" stroke-width="5"`)}
    ${box(124, 888, 1072, 92, panel, 14)}${each(52, (i) => box(146 + i * 20, 966 - 60 * wave(i), 12, 60 * wave(i), i === 37 ? red : blue, 3))}
    ${box(1216, 84, 364, 896, panel, 14)}${steps(1236, 104, 324, 8, 2)}${box(1236, 720, 324, 240, '#123a2a', 14)}
    <path d="M1340 838l44 46 84-92" fill="none" stroke="${green}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>`
}

function wave(i) {
  return 0.45 + 0.3 * Math.sin(i * 0.7) + 0.22 * Math.sin(i * 1.9 + 1)
}

function tile(x, y, w, h, color, body) {
  return `${box(x, y, w, h, 'url(#table)', 12)}${body}${box(x, y, w, h, 'none', 12, `stroke="${color}" stroke-width="8"`)}
    ${box(x + 22, y + 22, 54, 54, color, 12)}`
}

function cells(x, y) {
  return each(
    4,
    (i) =>
      `${box(x + i * 108, y, 88, 230, '#2463b5', 8)}${box(x + i * 108 + 16, y + 16, 22, 18, '#d9dfe7', 3)}${box(x + i * 108 + 50, y + 16, 22, 18, '#e0b050', 3)}`,
  )
}

function runtime() {
  const [w, h] = [540, 430]
  return `${tile(20, 84, w, h, green, flange(290, 300, 165))}
    ${tile(580, 84, w, h, green, cells(640, 190))}
    ${tile(20, 534, w, h, green, `${each(5, (i) => each(3, (j) => `<circle cx="${110 + i * 90}" cy="${660 + j * 95}" r="30" fill="url(#metal)"/>`))}`)}
    ${tile(580, 534, w, h, red, `${flange(850, 750, 165)}${box(905, 640, 120, 110, 'none', 6, `stroke="${red}" stroke-width="8"`)}<path d="M930 670l66 52" stroke="#20242c" stroke-width="7"/>`)}
    ${box(1140, 84, 440, 880, panel, 14)}
    <circle cx="1360" cy="290" r="140" fill="none" stroke="${edge}" stroke-width="36"/><circle cx="1360" cy="290" r="140" fill="none" stroke="${green}" stroke-width="36" stroke-dasharray="850 880" stroke-linecap="round" transform="rotate(-90 1360 290)"/>
    <path d="M1302 294l42 44 76-84" fill="none" stroke="${green}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>
    ${each(4, (i) => `${box(1180, 490 + i * 56, 360, 22, edge, 11)}${box(1180, 490 + i * 56, 330 - i * 62, 22, i === 3 ? red : blue, 11)}`)}
    ${each(16, (i) => box(1180 + i * 23, 920 - 170 * wave(i + 3), 14, 170 * wave(i + 3), ice, 4))}`
}

function learning() {
  const thumb = (i) => {
    const [x, y] = [40 + (i % 3) * 128, 108 + Math.floor(i / 3) * 128]
    const bad = i % 5 === 3
    return `${box(x, y, 112, 112, 'url(#table)', 10, `stroke="${bad ? red : green}" stroke-width="5"`)}${flange(x + 56, y + 56, 42)}
      ${bad ? `<circle cx="${x + 74}" cy="${y + 38}" r="16" fill="url(#heat)"/>` : ''}`
  }
  const curve = each(60, (i) => `${i ? 'L' : 'M'}${1200 + i * 6} ${944 - 190 * (1 - Math.exp(-i / 14)) - 8 * Math.sin(i * 1.7)}`)
  const loss = each(60, (i) => `${i ? 'L' : 'M'}${1200 + i * 6} ${930 - 185 * Math.exp(-i / 12) - 6 * Math.sin(i * 2.3)}`)
  return `${box(20, 84, 424, 896, panel, 14)}${each(18, thumb)}
    ${box(464, 84, 696, 896, 'url(#table)', 14)}${flange(812, 500, 300)}
    <circle cx="960" cy="380" r="150" fill="url(#heat)"/><circle cx="690" cy="650" r="90" fill="url(#heat)"/><ellipse cx="800" cy="730" rx="60" ry="44" fill="url(#heat)"/>
    <path d="M900 330c40-50 120-40 130 30s-60 110-120 80-50-60-10-110z" fill="none" stroke="#ffffff" stroke-width="6" stroke-dasharray="18 10"/>
    ${box(1180, 84, 400, 560, panel, 14)}${steps(1200, 104, 360, 7, 5)}
    ${box(1180, 664, 400, 316, panel, 14)}<path d="${curve}" fill="none" stroke="${green}" stroke-width="7"/><path d="${loss}" fill="none" stroke="${blue}" stroke-width="7"/>`
}
