type Rgb = [number, number, number]

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Returns the relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast of two colours `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the nearest shade of a colour on which text of the other colour has at least this contrast. */
export function shadeFor(colour: string, text = '#ffffff', least = 4.5): string {
  const towards: Rgb = luminance(text) > 0.5 ? [0, 0, 0] : [255, 255, 255]
  const from = toRgb(colour)
  for (let step = 0; step <= 100; step += 1) {
    const shade = toHex(from.map((part, at) => part + ((towards[at]! - part) * step) / 100) as Rgb)
    if (contrast(shade, text) >= least) return shade
  }
  return toHex(towards)
}
