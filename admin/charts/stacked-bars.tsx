import { theme } from 'antd'
import { useEffect, useRef } from 'react'
import { useMedia } from '../browser/use-media.ts'
import { init } from './echarts.ts'
import type { BarsProps } from './series.ts'

/** Bars over time, the kinds one above the other. The numbers stand in a table beside it, so that screen readers pass it by. */
export default function StackedBars({ kinds, spans, choose }: BarsProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<ReturnType<typeof init>>(null)
  const chosen = useRef(choose)
  const { token } = theme.useToken()
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    chosen.current = choose
  })
  useEffect(() => {
    const made = init(place.current, null, { renderer: 'svg' })
    chart.current = made
    // A click beside a low bar means its span too.
    made.getZr().on('click', ({ offsetX, offsetY }) => {
      // There is no place while a chart without bars is drawn.
      const [at] = (made.convertFromPixel({ seriesIndex: 0 }, [offsetX, offsetY]) as number[] | undefined) ?? []
      if (at !== undefined && at >= 0) chosen.current(Math.round(at))
    })
    const sizes = new ResizeObserver(() => made.resize())
    sizes.observe(place.current!)
    return () => {
      sizes.disconnect()
      made.dispose()
    }
  }, [])
  // A chart that is drawn again with the same numbers would move for nothing.
  const drawn = JSON.stringify({ kinds, spans })
  useEffect(() => {
    const { kinds: named, spans: counted } = JSON.parse(drawn) as Pick<BarsProps, 'kinds' | 'spans'>
    const quiet = { color: token.colorTextSecondary, fontFamily: token.fontFamily, fontSize: 12 }
    chart.current?.setOption(
      {
        animation: !isCalm,
        grid: { left: 4, right: 4, top: 12, bottom: 8, outerBoundsMode: 'same' },
        tooltip: {
          trigger: 'axis',
          axisPointer: { type: 'shadow' },
          confine: true,
          backgroundColor: token.colorBgElevated,
          borderColor: token.colorBorderSecondary,
          textStyle: { color: token.colorText, fontFamily: token.fontFamily, fontSize: 12 },
        },
        xAxis: {
          type: 'category',
          data: counted.map(({ label }) => label),
          axisLabel: { ...quiet, hideOverlap: true },
          axisTick: { show: false },
          axisLine: { lineStyle: { color: token.colorBorder } },
        },
        yAxis: {
          type: 'value',
          minInterval: 1,
          splitNumber: 3,
          axisLabel: quiet,
          splitLine: { lineStyle: { color: token.colorBorderSecondary } },
        },
        series: named.map(({ key, label, colour }) => ({
          type: 'bar',
          name: label,
          stack: 'all',
          barMaxWidth: 28,
          cursor: 'pointer',
          itemStyle: { color: colour },
          data: counted.map(({ counts }) => counts[key] ?? 0),
        })),
      },
      { notMerge: true },
    )
  }, [drawn, token, isCalm])
  return <div ref={place} className="chart-place" aria-hidden />
}
