import type { ReactNode } from 'react'
import { createOutlet } from './outlet.ts'

/** A question before something that is hard to undo. */
export interface Question {
  title: string
  content: ReactNode
  okText: string
  /** Without it the button says that nothing is done. */
  cancelText?: string
  danger?: boolean
  /** The dialog stays until the promise has settled. */
  then: () => unknown
  cancel?: () => void
}

/** A question on the screen. */
export interface Asked {
  /** Replaces its text. */
  say: (content: ReactNode) => void
  close: () => void
}

const questions = createOutlet<(show: (question: Question) => Asked) => void>()

/** Asks in a dialog, as soon as the code that shows it is there. */
export function ask(question: Question): Asked {
  let shown: Asked | null = null
  let isClosed = false
  questions.send((show) => {
    if (!isClosed) shown = show(question)
  })
  return {
    say: (content) => shown?.say(content),
    close: () => {
      isClosed = true
      shown?.close()
    },
  }
}

/** Registers the function that shows questions. */
export const onQuestion = (show: (question: Question) => Asked): (() => void) => questions.receive((asking) => asking(show))
