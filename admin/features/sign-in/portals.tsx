const STEPS = Array.from({ length: 5 }, (_, index) => index)

/** Decoration: rows of doorways in the theme's colour. */
export const Portals = () => (
  <svg className="portals" viewBox="0 0 400 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {STEPS.map((row) =>
      STEPS.map((column) => <Portal key={`${row} ${column}`} x={column * 100 - 50} y={row * 140 - 60} lit={(row * 3 + column * 2) % 5} />),
    )}
  </svg>
)

/** One doorway within another; `lit` tells how far its light reaches, 0 to 4. */
const Portal = ({ x, y, lit }: { x: number; y: number; lit: number }) => (
  <g fill="#fff" transform={`translate(${x} ${y})`}>
    <path d={doorway(46, 132)} fillOpacity={0.03 + lit * 0.018} />
    <path d={doorway(32, 116)} fillOpacity={0.03 + lit * 0.022} />
    <path d={doorway(18, 98)} fillOpacity={0.04 + (lit === 4 ? 0.5 : lit * 0.03)} />
  </g>
)

/** The path of a doorway with a round top. All stand on the same ground line. */
const doorway = (half: number, height: number) => `M${50 - half} 136V${136 - height + half}a${half} ${half} 0 0 1 ${half * 2} 0V136z`
