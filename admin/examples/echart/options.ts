import type { GlobalToken } from 'antd'
import { HALL_NAMES } from './floor.ts'

export const KINDS = ['line', 'bar', 'pie', 'map', 'live'] as const
export type Kind = (typeof KINDS)[number]

/** The data of a chart: names along the axis, and a row of numbers for each series. */
export interface Numbers {
  names: readonly string[]
  series: readonly { name: string; values: readonly number[] }[]
}

export const SALES = {
  camera: [120, 132, 141, 168, 190, 230, 210, 224, 260, 251, 290, 310],
  lens: [220, 182, 191, 234, 260, 250, 240, 262, 270, 281, 300, 320],
  light: [80, 92, 101, 94, 120, 130, 125, 140, 150, 162, 158, 170],
}

export const VISITORS = [820, 640, 390, 910, 560]

/** The series in the colours of the theme. */
const colours = (token: GlobalToken) => [token.colorPrimary, token.colorSuccess, token.colorWarning, token.colorError, token.colorInfo]

/** The options of a chart of a kind; its colours are the theme's, so that they follow light and dark. */
export function optionsOf(kind: Kind, { names, series }: Numbers, { token, isCalm }: { token: GlobalToken; isCalm: boolean }) {
  const quiet = { color: token.colorTextSecondary, fontFamily: token.fontFamily, fontSize: 12 }
  const common = {
    animation: !isCalm,
    color: colours(token),
    backgroundColor: token.colorBgContainer,
    textStyle: { fontFamily: token.fontFamily },
    tooltip: {
      trigger: kind === 'pie' || kind === 'map' ? 'item' : 'axis',
      confine: true,
      backgroundColor: token.colorBgElevated,
      borderColor: token.colorBorderSecondary,
      textStyle: { color: token.colorText, fontSize: 12 },
    },
  }
  if (kind === 'pie') return { ...common, legend: { top: 0, textStyle: quiet }, series: [pieOf({ names, series }, token)] }
  if (kind === 'map') return { ...common, ...mapOf(series[0]!.values, token) }
  return {
    ...common,
    legend: { top: 0, textStyle: quiet },
    grid: { left: 8, right: 16, top: 40, bottom: 8, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: [...names],
      axisLabel: { ...quiet, hideOverlap: true },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: token.colorBorder } },
    },
    yAxis: { type: 'value', axisLabel: quiet, splitLine: { lineStyle: { color: token.colorBorderSecondary } } },
    series: series.map(({ name, values }) => ({
      name,
      type: kind === 'bar' ? 'bar' : 'line',
      smooth: kind === 'line',
      showSymbol: false,
      data: [...values],
      ...(kind === 'live' && { areaStyle: { opacity: 0.15 } }),
    })),
  }
}

const pieOf = ({ names, series }: Numbers, token: GlobalToken) => ({
  type: 'pie',
  radius: ['40%', '68%'],
  center: ['50%', '56%'],
  itemStyle: { borderColor: token.colorBgContainer, borderWidth: 2 },
  label: { color: token.colorText },
  data: names.map((name, at) => ({ name, value: series[0]!.values[at] })),
})

const mapOf = (values: readonly number[], token: GlobalToken) => ({
  visualMap: {
    min: 0,
    max: Math.max(...values),
    left: 0,
    bottom: 0,
    calculable: true,
    textStyle: { color: token.colorTextSecondary },
    inRange: { color: [token.colorPrimaryBg, token.colorPrimary] },
  },
  series: [
    {
      type: 'map',
      map: 'floor',
      // The plan is no part of the globe, so it is not stretched.
      aspectScale: 1,
      label: { show: true, color: token.colorText, fontWeight: 600 },
      itemStyle: { borderColor: token.colorBorder },
      emphasis: { label: { color: token.colorText }, itemStyle: { areaColor: token.colorWarningBgHover } },
      select: { disabled: true },
      data: HALL_NAMES.map((name, at) => ({ name, value: values[at] })),
    },
  ],
})
