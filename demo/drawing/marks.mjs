/** The logos of clients and partners, each 480 × 240, abstract and without letters. */

const ring = (x, y, r, color, width) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`
const disc = (x, y, r, color) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
const bar = (x, y, w, h, color, radius = 0) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${color}"/>`
const path = (d, color) => `<path d="${d}" fill="${color}"/>`
const line = (d, color, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const each = (count, one) => Array.from({ length: count }, (_, i) => one(i)).join('')
const polygon = (points, color) =>
  `<polygon points="${points.map((point) => point.map((n) => n.toFixed(1)).join()).join(' ')}" fill="${color}"/>`
const around = (x, y, r, count, from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const a = ((from + (360 * i) / count) * Math.PI) / 180
    return [x + r * Math.cos(a), y + r * Math.sin(a)]
  })

export const marks = {
  // Cells that fill up.
  'client-hengtuo-battery':
    each(4, (i) => bar(150 + i * 48, 150 - i * 26, 36, 40 + i * 26, ['#8fd6b4', '#5fc294', '#2fa673', '#12835a'][i], 9)) +
    bar(301, 56, 22, 12, '#12835a', 4),
  // A bridge and its water.
  'client-lanqiao-auto':
    line('M112 160C152 62 328 62 368 160', '#1457a8', 20) +
    bar(104, 124, 272, 14, '#1457a8', 7) +
    each(5, (i) => bar(163 + i * 36, [106, 92, 88, 92, 106][i], 8, [24, 38, 42, 38, 24][i], '#1457a8')) +
    line('M112 190q32-18 64 0t64 0t64 0t64 0', '#6fb1f0', 10),
  // Pixels that come alight.
  'client-xinyao-display': each(4, (row) =>
    each(4, (column) =>
      bar(162 + column * 40, 42 + row * 40, 32, 32, `hsl(${262 + (row + column) * 10} 72% ${78 - (row + column) * 7}%)`, 5),
    ),
  ),
  // A nut whose hole is measured.
  'client-jinhe-precision':
    polygon(around(240, 120, 88, 6), '#b58322') +
    bar(236, 42, 8, 156, '#ffffff') +
    disc(240, 120, 46, '#ffffff') +
    ring(240, 120, 28, '#3d4450', 9) +
    disc(240, 120, 9, '#b58322'),
  // Two lanes that head north-east.
  'client-beilu-logistics': path('M150 60h92l70 60-70 60h-92l70-60z', '#e2542c') + path('M262 60h46l70 60-70 60h-46l70-60z', '#f5a382'),
  // A capsule and a leaf.
  'client-suyuan-pharma':
    `<g transform="rotate(-38 240 120)">${path('M240 76h66a44 44 0 0 1 0 88h-66z', '#0f8f8c')}${path('M240 76h-66a44 44 0 0 0 0 88h66z', '#a9dedb')}</g>` +
    path('M300 178c4-38 36-56 74-54-2 36-32 62-74 54z', '#66b94c'),
  // A chip with a pulse in it.
  'client-ruichi-electronics':
    each(4, (i) => bar(198 + i * 25, 34, 10, 172, '#9aa6d8', 5)) +
    each(4, (i) => bar(154, 78 + i * 25, 172, 10, '#9aa6d8', 5)) +
    bar(178, 58, 124, 124, '#2c3a9e', 18) +
    line('M196 122h20l14-30 22 58 14-28h18', '#ffffff', 9),
  // A bowl and three grains.
  'client-mingzhou-foods':
    path('M130 116h220c0 52-46 84-110 84s-110-32-110-84z', '#c9502a') +
    each(
      3,
      (i) =>
        `<ellipse cx="${196 + i * 44}" cy="${72 - (i % 2) * 18}" rx="13" ry="27" fill="#f0a93a" transform="rotate(${(i - 1) * 22} ${196 + i * 44} ${72 - (i % 2) * 18})"/>`,
    ),
  // The point in which two beams of light meet.
  'partner-nordlin-optics':
    disc(200, 120, 78, '#18a5c7') +
    `<circle cx="280" cy="120" r="78" fill="#123f6d" fill-opacity=".88"/>` +
    path('M240 53a78 78 0 0 1 0 134a78 78 0 0 1 0-134z', '#d9f4fb'),
  // Joints of an arm.
  'partner-kaibo-robotics':
    line('M160 186L190 88L286 62L330 130', '#f07f13', 24) +
    each(
      4,
      (i) =>
        disc([160, 190, 286, 330][i], [186, 88, 62, 130][i], 21, '#2b2f36') +
        disc([160, 190, 286, 330][i], [186, 88, 62, 130][i], 8, '#ffffff'),
    ),
  // Tiles without a gap.
  'partner-tessera-fpga': each(3, (row) =>
    each(6, (i) => {
      const [x, y, up] = [142 + i * 33, 40 + row * 56, (i + row) % 2 === 0]
      const points = up
        ? [
            [x, y + 52],
            [x + 62, y + 52],
            [x + 31, y],
          ]
        : [
            [x, y],
            [x + 62, y],
            [x + 31, y + 52],
          ]
      return polygon(points, ['#5b2bd1', '#7d55e6', '#a58cf2', '#3c1a9c', '#c9bcf8'][(i * 2 + row * 3) % 5])
    }),
  ),
  // A faint light and its waves.
  'partner-weiguang-sensors':
    disc(176, 176, 20, '#e9a400') +
    each(3, (i) =>
      line(`M176 ${124 - i * 38}A${52 + i * 38} ${52 + i * 38} 0 0 1 ${228 + i * 38} 176`, ['#f0bd3c', '#3fa9a3', '#0d6e77'][i], 17),
    ),
  // Peaks over a lake.
  'partner-halden-institute':
    polygon(
      [
        [128, 164],
        [206, 48],
        [284, 164],
      ],
      '#17345f',
    ) +
    polygon(
      [
        [228, 164],
        [292, 84],
        [352, 164],
      ],
      '#4d79b4',
    ) +
    bar(128, 174, 224, 9, '#17345f') +
    bar(160, 193, 160, 9, '#4d79b4'),
  // A moon gate that is an eye.
  'partner-suzhou-vision-lab':
    path('M116 120C160 52 320 52 364 120C320 188 160 188 116 120z', '#1f6b4f') +
    disc(240, 120, 50, '#ffffff') +
    ring(240, 120, 34, '#1f6b4f', 9) +
    bar(206, 116, 68, 8, '#1f6b4f') +
    bar(236, 86, 8, 68, '#1f6b4f'),
}
