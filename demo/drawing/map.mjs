/** A quiet town by a canal, 1200 × 640, with one place marked in the middle. Invented, and without names. */
const [width, height] = [1200, 640]
const [land, block, built, road, kerb, water, shore, park, tree, brand] = [
  '#eef1f5',
  '#f7f9fb',
  '#e1e6ed',
  '#ffffff',
  '#dbe1e9',
  '#cfe3f6',
  '#b9d5ee',
  '#d9ecd8',
  '#c3dfc2',
  '#1890ff',
]
const across = [-260, -120, 40, 170, 330, 470, 600, 740, 890, 1030, 1180, 1330, 1470]
const down = [-300, -170, -40, 90, 210, 320, 440, 560, 690, 820, 950]

function random(seed) {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

/** The houses of one block: a few plain rectangles along its streets. */
function houses(x, y, w, h, next) {
  const columns = Math.max(1, Math.round(w / 52))
  const rows = Math.max(1, Math.round(h / 48))
  let drawn = ''
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      if (next() < 0.24) continue
      const [cell, deep] = [w / columns, h / rows]
      const [inset, cut] = [6 + next() * 5, next() * 10]
      drawn += `<rect x="${(x + column * cell + inset).toFixed(1)}" y="${(y + row * deep + inset).toFixed(1)}" width="${(cell - 2 * inset - cut).toFixed(1)}" height="${(deep - 2 * inset).toFixed(1)}" rx="2"/>`
    }
  return drawn
}

function blocks(next) {
  let fields = ''
  let homes = ''
  for (let i = 0; i + 1 < across.length; i++)
    for (let j = 0; j + 1 < down.length; j++) {
      const [x, y, w, h] = [across[i] + 9, down[j] + 9, across[i + 1] - across[i] - 18, down[j + 1] - down[j] - 18]
      const green = (i === 7 || i === 8) && (j === 3 || j === 4)
      fields += `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="${green ? park : block}"/>`
      if (!green) homes += houses(x, y, w, h, next)
    }
  return `${fields}<g fill="${built}">${homes}</g>`
}

function garden(next) {
  const trees = Array.from(
    { length: 46 },
    () => `<circle cx="${(760 + next() * 250).toFixed(1)}" cy="${(112 + next() * 190).toFixed(1)}" r="${(6 + next() * 7).toFixed(1)}"/>`,
  )
  return `<rect x="749" y="99" width="272" height="212" rx="16" fill="${park}"/><g fill="${tree}">${trees.join('')}</g>
    <path d="M762 300C820 250 800 190 868 176S980 150 1008 110M768 118C840 140 900 240 1010 292" fill="none" stroke="#f3f8f1" stroke-width="7" stroke-linecap="round"/>
    <path d="M850 206c34-30 92-18 96 16s-50 44-82 34-34-32-14-50z" fill="${water}"/>`
}

function roads() {
  const main = 'M330 -400V1100M-400 440H1700M1030 -400V1100'
  const ring = 'M-300 40C160 -30 460 60 600 -40S1100 -180 1600 -60'
  return `<path d="${main}" stroke="${kerb}" stroke-width="30"/><path d="${ring}" stroke="${kerb}" stroke-width="32"/>
    <path d="${main}" stroke="${road}" stroke-width="25"/><path d="${ring}" stroke="${road}" stroke-width="27"/>`
}

function canal() {
  const course = 'M-400 640C-100 560 60 660 200 590S330 250 470 180S560 -160 600 -400'
  const branch = 'M150 585C420 640 640 540 860 590S1300 520 1700 610'
  return `<path d="${course}" stroke="${shore}" stroke-width="64"/><path d="${branch}" stroke="${shore}" stroke-width="44"/>
    <path d="${course}" stroke="${water}" stroke-width="58"/><path d="${branch}" stroke="${water}" stroke-width="38"/>`
}

function marker() {
  const [x, y] = [width / 2, height / 2]
  return `<ellipse cx="${x}" cy="${y + 4}" rx="20" ry="7" fill="#0b0d12" fill-opacity=".18"/>
    <path d="M${x} ${y}c-20-30-34-44-34-66a34 34 0 0 1 68 0c0 22-14 36-34 66z" fill="${brand}" stroke="#ffffff" stroke-width="4"/><circle cx="${x}" cy="${y - 66}" r="13" fill="#ffffff"/>`
}

export function map() {
  const next = random(7)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${land}"/>
    <g transform="rotate(-9 600 320)"><rect x="-600" y="-600" width="2600" height="2000" fill="${road}"/>${blocks(next)}${garden(next)}
      <g fill="none">${canal()}${roads()}</g></g>
    <circle cx="${width / 2}" cy="${height / 2}" r="92" fill="${brand}" fill-opacity=".08"/>${marker()}</svg>`
}
