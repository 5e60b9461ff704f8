import { theme, type GlobalToken } from 'antd'
import type { ChartKind, ChartSpan } from '../../charts/series.ts'

/** The most kinds that a chart tells apart; the rarest are added up. */
const MOST = 6
export const OTHERS = 'others'

/** Kinds whose colour says how it ended. */
const TOLD: Record<string, keyof GlobalToken> = {
  '2xx': 'colorPrimary',
  '3xx': 'colorTextQuaternary',
  '4xx': 'colorWarning',
  '5xx': 'colorError',
  Success: 'colorPrimary',
  Failed: 'colorError',
  InvalidUserNameOrPassword: 'colorError',
  LockedOut: 'colorWarning',
  [OTHERS]: 'colorTextQuaternary',
}
const REST = ['colorPrimary', 'cyan', 'purple', 'gold', 'magenta', 'green', 'orange', 'geekblue'] as const

/** Gives each kind its name and a colour of the theme. */
export function useChartKinds(keys: readonly string[], labelOf: (key: string) => string): ChartKind[] {
  const { token } = theme.useToken()
  const free = REST.filter((name) => !keys.some((key) => TOLD[key] === name))
  const untold = keys.filter((key) => !(key in TOLD))
  const colourOf = (key: string) => token[TOLD[key] ?? free[untold.indexOf(key) % free.length]!]
  return keys.map((key) => ({ key, label: labelOf(key), colour: String(colourOf(key)) }))
}

/** Keeps the most frequent kinds apart and adds up the others. */
export function fewKinds(kinds: readonly string[], spans: readonly ChartSpan[]): { keys: string[]; spans: readonly ChartSpan[] } {
  if (kinds.length <= MOST) return { keys: [...kinds], spans }
  const sumOf = (kind: string) => spans.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0)
  const byFrequency = kinds.toSorted((one, other) => sumOf(other) - sumOf(one))
  const rare = byFrequency.slice(MOST - 1)
  const frequent = new Set(byFrequency.slice(0, MOST - 1))
  return {
    keys: [...kinds.filter((kind) => frequent.has(kind)), OTHERS],
    spans: spans.map(({ label, counts }) => ({
      label,
      counts: { ...counts, [OTHERS]: rare.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0) },
    })),
  }
}
