/** A short message to the user. */
export interface Notice {
  kind: 'error' | 'success' | 'warning'
  text: string
  details?: string | null
  /** The time it stays on the screen. */
  seconds: number
  /** A button in the message, such as one that undoes what it reports. */
  action?: { label: string; run: () => void }
}

type Sink = (notice: Notice) => void

let sink: Sink | null = null
let waiting: Notice[] = []

/** Shows a notice by the handler of the current page, or keeps it until a page registers one. */
export function notify(notice: Notice): void {
  if (sink) sink(notice)
  else waiting = [...waiting, notice]
}

/** Registers the handler of a page. The shell shows notices with antd, the login page without: it must not load antd. */
export function onNotice(next: Sink): () => void {
  sink = next
  for (const notice of waiting) next(notice)
  waiting = []
  return () => {
    if (sink === next) sink = null
  }
}
