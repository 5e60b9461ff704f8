const ARCHES = Array.from({ length: 10 }, (_, index) => index)
/** The height of the vanishing point. */
const EYE = 500

/** Decoration: a row of doorways seen along its axis, drawn so that the page needs no picture. */
export const Arches = () => (
  <svg className="si-arches" viewBox="0 0 600 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="si-light" cy="62%">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".6" stopColor="var(--brand)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity=".35" />
      </radialGradient>
      <radialGradient id="si-glow">
        <stop offset="0" stopColor="var(--brand)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--brand)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <circle cx="300" cy={EYE} r="300" fill="url(#si-glow)" />
    {ARCHES.map((index) => (
      <path
        key={index}
        d={archAt(index)}
        fill={`rgb(6 12 24 / ${0.16 - index * 0.014})`}
        stroke="var(--brand)"
        strokeOpacity={Math.min(0.95, 0.12 + index * 0.09)}
        strokeWidth={2.6 - index * 0.2}
      />
    ))}
    <path d={archAt(ARCHES.length)} fill="url(#si-light)" />
  </svg>
)

/** The nth doorway, each smaller than the one before it, all with one vanishing point. */
function archAt(index: number): string {
  const scale = 0.76 ** index
  const half = 290 * scale
  const foot = EYE + 240 * scale
  const spring = EYE - 160 * scale
  return `M${300 - half} ${foot}V${spring}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}z`
}
