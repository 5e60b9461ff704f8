/** A kind of what is counted, with its name and colour. */
export interface ChartKind {
  key: string
  label: string
  colour: string
}

/** A span of time with its counts by the keys of the kinds. */
export interface ChartSpan {
  /** As the axis writes it. */
  label: string
  counts: Readonly<Record<string, number>>
}

export interface BarsProps {
  /** Said of the whole chart by screen readers. */
  title: string
  kinds: readonly ChartKind[]
  spans: readonly ChartSpan[]
  /** Called with the place of the span that was chosen. */
  choose: (at: number) => void
}
