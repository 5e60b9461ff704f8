/** A short message to whoever sits before the screen. */
export interface Notice {
  kind: 'error' | 'success' | 'warning'
  text: string
  details?: string | null
  /** How long it stays. */
  seconds: number
}

type Sink = (notice: Notice) => void

let sink: Sink | null = null
let waiting: Notice[] = []

/** Shows it by whatever the current screen shows messages with; kept until there is such a screen. */
export function notify(notice: Notice): void {
  if (sink) sink(notice)
  else waiting = [...waiting, notice]
}

/** The shell shows messages with the UI kit, the login page with its own light ones; the latter must not load the former. */
export function onNotice(next: Sink): () => void {
  sink = next
  for (const notice of waiting) next(notice)
  waiting = []
  return () => {
    if (sink === next) sink = null
  }
}
