export const SIZE = { width: 640, height: 360 }
/** Frames a second. */
export const RATE = 15
export const FRAMES = 24 * RATE

// The functions below run in the page: they use each other and the canvas, and nothing else of this file.

/** Draws a picture of the film and returns it. Parts pass below a camera on a belt; each third has a scratch and is sorted out. */
function drawFrame(canvas, frame) {
  const pen = canvas.getContext('2d')
  const seconds = frame / 15
  box(pen, [0, 0, canvas.width, canvas.height], '#0f172a', 0)
  for (let x = 0; x < canvas.width; x += 40) box(pen, [x, 0, 1, canvas.height], '#1e293b', 0)
  for (let y = 0; y < canvas.height; y += 40) box(pen, [0, y, canvas.width, 1], '#1e293b', 0)
  drawBelt(pen, seconds)
  const verdict = drawParts(pen, seconds)
  drawCamera(pen)
  drawScreen(pen, seconds, verdict)
  return canvas.toDataURL('image/png')
}

function box(pen, [x, y, width, height], colour, radius = 6) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
}

function drawBelt(pen, seconds) {
  box(pen, [0, 250, 640, 14], '#475569', 0)
  for (let x = -(seconds * 70) % 32; x < 640; x += 32) box(pen, [x, 253, 14, 8], '#64748b', 3)
  for (let x = 16; x < 640; x += 96) box(pen, [x, 266, 28, 28], '#334155', 14)
}

/** Returns what the camera sees: OK, NG or nothing. */
function drawParts(pen, seconds) {
  let verdict = null
  for (let part = 0; part < 12; part += 1) {
    const isBad = part % 3 === 2
    const x = seconds * 70 - part * 150 - 60
    const drop = isBad ? Math.max(0, x - 470) : 0
    if (x < -80 || x > 660 || drop > 60) continue
    const top = 204 + drop * 1.4
    const isSeen = x + 32 > 330
    box(pen, [x, top, 64, 44], isSeen ? (isBad ? '#f87171' : '#4ade80') : '#93c5fd')
    if (isBad) drawScratch(pen, x, top)
    if (x + 64 > 330 && x < 450) verdict = isBad ? 'NG' : 'OK'
  }
  return verdict
}

function drawScratch(pen, x, top) {
  pen.strokeStyle = '#0f172a'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(x + 14, top + 12)
  pen.lineTo(x + 48, top + 32)
  pen.stroke()
}

/** The camera, its light and the line that it scans. */
function drawCamera(pen) {
  box(pen, [296, 46, 68, 74], '#e2e8f0', 10)
  box(pen, [312, 118, 36, 24], '#94a3b8', 4)
  box(pen, [306, 58, 48, 10], '#1890ff', 4)
  const light = pen.createLinearGradient(0, 140, 0, 250)
  light.addColorStop(0, 'rgba(56,189,248,.55)')
  light.addColorStop(1, 'rgba(56,189,248,.08)')
  pen.fillStyle = light
  pen.beginPath()
  pen.moveTo(322, 142)
  pen.lineTo(338, 142)
  pen.lineTo(374, 250)
  pen.lineTo(286, 250)
  pen.fill()
  box(pen, [329, 142, 2, 108], '#38bdf8', 0)
}

function drawScreen(pen, seconds, verdict) {
  const write = (text, [x, y], font, colour) => Object.assign(pen, { font, fillStyle: colour }).fillText(text, x, y)
  box(pen, [480, 36, 130, 92], '#020617', 8)
  pen.textAlign = 'center'
  write(verdict ?? '···', [545, 82], '600 34px sans-serif', verdict === 'NG' ? '#f87171' : '#4ade80')
  write(`${seconds.toFixed(1)} s`, [545, 112], '13px monospace', '#94a3b8')
  pen.textAlign = 'left'
  write('HL-8K', [28, 52], '600 20px sans-serif', '#f8fafc')
  write('line scan inspection', [28, 74], '13px sans-serif', '#94a3b8')
}

/** The source of the drawing, for the page. */
export const DRAWING = [drawFrame, box, drawBelt, drawParts, drawScratch, drawCamera, drawScreen].map(String).join('\n')
