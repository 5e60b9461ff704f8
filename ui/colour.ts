// WCAG 2 contrast: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hexOf = (rgb: number[]) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (alike) to 21 (black on white). Colours are `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The nearest shade (towards black) or tint (towards white) of a colour that can be read on, or under, the other. */
export function readable(colour: string, beside: string, ratio = 4.5): string {
  const goal = luminance(beside) > 0.18 ? 0 : 255
  for (let part = 0; part < 1; part += 0.01) {
    const mixed = hexOf(channels(colour).map((value) => value + (goal - value) * part))
    if (contrast(mixed, beside) >= ratio) return mixed
  }
  return goal === 0 ? '#000000' : '#ffffff'
}
