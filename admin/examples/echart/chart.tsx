import { theme } from 'antd'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { CALM, useMedia } from '../../browser/use-media.ts'
import { init } from './echarts.ts'
import { optionsOf, type Kind, type Numbers } from './options.ts'

export interface ChartHandle {
  picture: () => Promise<Blob>
}

/** A chart that has the size of its place, and the colours of the theme. Its numbers stand in a table beside it, for screen readers. */
export function Chart({ ref, kind, numbers }: { ref: Ref<ChartHandle>; kind: Kind; numbers: Numbers }) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof init>>(null)
  const { token } = theme.useToken()
  const isCalm = useMedia(CALM)

  useEffect(() => {
    const made = init(place.current)
    chart.current = made
    const sizes = new ResizeObserver(() => made.resize())
    sizes.observe(place.current!)
    return () => {
      sizes.disconnect()
      made.dispose()
    }
  }, [])
  const drawn = useRef<Kind>(null)
  useEffect(() => {
    chart.current?.setOption(optionsOf(kind, numbers, { token, isCalm }) as never, { notMerge: drawn.current !== kind })
    drawn.current = kind
  }, [kind, numbers, token, isCalm])
  useImperativeHandle(ref, () => ({
    picture: async () => {
      const address = chart.current!.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: token.colorBgContainer })
      const bytes = Uint8Array.from(atob(address.split(',')[1]!), (letter) => letter.codePointAt(0)!)
      return new Blob([bytes], { type: 'image/png' })
    },
  }))
  return <div ref={place} className="echart-place" aria-hidden />
}
