import { createOutlet } from './outlet.ts'

/** A short message to the user. */
export interface Notice {
  kind: 'error' | 'success' | 'warning' | 'info' | 'loading'
  text: string
  details?: string | null
  /** The time it stays on the screen. */
  seconds: number
  /** A button in the message, such as one that undoes what it reports. */
  action?: { label: string; run: () => void }
}

const notices = createOutlet<Notice>()

/** Shows a notice by the handler of the current page, or keeps it until a page registers one. */
export const notify = notices.send

/** Registers the handler of a page. The shell shows notices with antd, the login page without: it must not load antd. */
export const onNotice = notices.receive
