import { theme } from 'antd'
import { useEffect, useRef, type Ref } from 'react'
import { HEIGHT, WIDTH, type Box, type Chart } from './layout.ts'

interface OrgChartProps {
  ref: Ref<SVGSVGElement>
  chart: Chart
  zoom: number
  closed: ReadonlySet<number>
  hasBelow: (id: number) => boolean
  toggle: (id: number) => void
  keys: (key: string) => void
  label: string
}

/** The chart as a drawing. A box with others below it is a button that folds them. */
export function OrgChart({ ref, chart, zoom, closed, hasBelow, toggle, keys, label }: OrgChartProps) {
  const { token } = theme.useToken()
  const { width, height, boxes } = chart
  const place = useRef<HTMLDivElement>(null)
  // The root stands in the middle, and is what a reader looks for first.
  useEffect(() => {
    const { scrollWidth, clientWidth } = place.current!
    place.current!.scrollLeft = (scrollWidth - clientWidth) / 2
  }, [])
  return (
    // It scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div ref={place} className="orgtree-place" role="region" aria-label={label} tabIndex={0} onKeyDown={({ key }) => keys(key)}>
      <svg
        ref={ref}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${width} ${height}`}
        width={width * zoom}
        height={height * zoom}
        fontFamily={token.fontFamily}
        fontSize={13}
      >
        <rect width={width} height={height} fill={token.colorBgContainer} />
        {boxes.flatMap((box) =>
          box.children.map((child) => (
            <path key={child.unit.id} d={lineTo(box, child)} fill="none" stroke={token.colorBorder} strokeWidth={1.5} />
          )),
        )}
        {boxes.map(({ unit, x, y }) => {
          const isFolder = hasBelow(unit.id)
          return (
            <g
              key={unit.id}
              transform={`translate(${x - WIDTH / 2} ${y})`}
              className={isFolder ? 'orgtree-box' : undefined}
              {...(isFolder && {
                role: 'button',
                tabIndex: 0,
                'aria-expanded': !closed.has(unit.id),
                onClick: () => toggle(unit.id),
                onKeyDown: ({ key }) => (key === 'Enter' || key === ' ') && toggle(unit.id),
              })}
            >
              <rect
                width={WIDTH}
                height={HEIGHT}
                rx={8}
                fill={isFolder ? token.colorPrimaryBg : token.colorBgContainer}
                stroke={isFolder ? token.colorPrimaryBorder : token.colorBorder}
                strokeDasharray={closed.has(unit.id) ? '5 3' : undefined}
              />
              <text x={WIDTH / 2} y={HEIGHT / 2} dominantBaseline="central" textAnchor="middle" fill={token.colorText}>
                <title>{unit.name}</title>
                {short(unit.name)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function lineTo(from: Box, to: Box): string {
  const [start, end] = [from.y + HEIGHT, to.y]
  const middle = (start + end) / 2
  return `M${from.x} ${start}V${middle}H${to.x}V${end}`
}

/** As much of a name as a box has room for; a Chinese character is as wide as two letters. */
function short(name: string): string {
  let room = 17
  let text = ''
  for (const letter of name) {
    room -= /\p{Script=Han}/u.test(letter) ? 2 : 1
    if (room < 0) return `${text}…`
    text += letter
  }
  return text
}
