const WIDTH = 1600
const HEIGHT = 1000
const SHORE = 770
const SUN = { x: 640, y: 452 }

interface Ridge {
  /** Its mean height above the shore, and how much it rises and falls. */
  height: number
  relief: number
  /** The phase of its waves, so that no two ridges are alike. */
  phase: number
  /** The share of the sky's light over it, 0 to 100. */
  haze: number
}

const RIDGES: readonly Ridge[] = [
  { height: 236, relief: 74, phase: 0.9, haze: 84 },
  { height: 186, relief: 66, phase: 2.7, haze: 62 },
  { height: 128, relief: 62, phase: 5.2, haze: 38 },
  { height: 70, relief: 48, phase: 1.7, haze: 18 },
  { height: 20, relief: 32, phase: 4.4, haze: 4 },
]

const RIPPLES = Array.from({ length: 24 }, (_, index) => index)

/** Decoration: sunrise over a valley with a lake, drawn so that it takes the theme's colour and the page needs no picture. */
export const Valley = () => (
  <svg className="valley" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <Lights />
    <rect width={WIDTH} height={HEIGHT} fill="url(#valley-sky)" />
    <circle cx={SUN.x} cy={SUN.y} r="520" fill="url(#valley-glow)" />
    <circle cx={SUN.x} cy={SUN.y} r="50" fill="#fffbf2" />
    {RIDGES.map((ridge, index) => (
      <path key={ridge.phase} d={outline(ridge)} fill={`url(#valley-ridge-${index})`} />
    ))}
    <rect y={SHORE} width={WIDTH} height={HEIGHT - SHORE} fill="url(#valley-lake)" />
    {RIPPLES.map((index) => (
      <Ripple key={index} index={index} />
    ))}
  </svg>
)

const Lights = () => (
  <defs>
    <linearGradient id="valley-sky" x2="0" y2="1">
      <Stop at={0} colour="color-mix(in oklab, var(--brand) 52%, #0b1533)" />
      <Stop at={0.24} colour="color-mix(in oklab, var(--brand) 62%, #b9c8e8)" />
      <Stop at={0.4} colour="color-mix(in oklab, var(--brand) 16%, #f3d3c6)" />
      <Stop at={0.52} colour="#ffe6c8" />
    </linearGradient>
    <radialGradient id="valley-glow">
      <stop offset="0" stopColor="#fff4dc" stopOpacity=".95" />
      <stop offset=".2" stopColor="#ffdfb4" stopOpacity=".55" />
      <stop offset=".55" stopColor="#ffd2ae" stopOpacity=".16" />
      <stop offset="1" stopColor="#ffd2ae" stopOpacity="0" />
    </radialGradient>
    {RIDGES.map(({ phase, haze }, index) => (
      <linearGradient key={phase} id={`valley-ridge-${index}`} x2="0" y2="1">
        <Stop at={0} colour={tone(haze)} />
        {/* Mist lies between the ridges. */}
        <Stop at={1} colour={tone(Math.min(96, haze + 30))} />
      </linearGradient>
    ))}
    <linearGradient id="valley-lake" x2="0" y2="1">
      <Stop at={0} colour="color-mix(in oklab, var(--brand) 22%, #e9d8cf)" />
      <Stop at={0.4} colour="color-mix(in oklab, var(--brand) 44%, #2b3f66)" />
      <Stop at={1} colour="color-mix(in oklab, var(--brand) 22%, #0b1530)" />
    </linearGradient>
  </defs>
)

const Stop = ({ at, colour }: { at: number; colour: string }) => <stop offset={at} style={{ stopColor: colour }} />

const tone = (haze: number) => `color-mix(in oklab, #f0d5cb ${haze}%, color-mix(in oklab, var(--brand) 42%, #0d1836))`

/** The sun's path on the water: strokes that spread towards the eye. */
const Ripple = ({ index }: { index: number }) => {
  const half = (22 + index * 4.6) * (0.45 + 0.55 * Math.sin(index * 2.3) ** 2)
  const shift = Math.sin(index * 1.9) * (5 + index * 1.5)
  return (
    <rect
      x={SUN.x + shift - half}
      y={SHORE + 6 + index ** 1.66}
      width={half * 2}
      height={1.4 + index * 0.2}
      rx="2"
      fill="#fff3dc"
      fillOpacity={0.7 - index * 0.026}
    />
  )
}

/** A sum of waves, none a multiple of another, with pointed peaks. */
function outline({ height, relief, phase }: Ridge): string {
  const points = Array.from({ length: 201 }, (_, index) => {
    const x = (index * WIDTH) / 200
    const wave = Math.sin(x / 263 + phase) + 0.5 * Math.sin(x / 117 + phase * 2.3)
    const peaks = 1 - Math.abs(Math.sin(x / 171 + phase * 1.3)) + 0.32 * (1 - Math.abs(Math.sin(x / 61 + phase * 3.7)))
    const rough = 0.05 * Math.sin(x / 17 + phase * 5) + 0.03 * Math.sin(x / 7.3 + phase)
    return `${x} ${(SHORE - height - relief * (wave * 0.5 + peaks * 0.7 + rough)).toFixed(1)}`
  })
  return `M0 ${SHORE + 2}L${points.join('L')}L${WIDTH} ${SHORE + 2}z`
}
