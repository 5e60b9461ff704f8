import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, type Asked, type Question } from '../../browser/question.ts'

/** Replaces the text of the open question, to show progress. */
export type Say = Asked['say']

interface Confirmed extends Pick<Question, 'okText' | 'danger'> {
  title?: string
  content: ReactNode
  then: (say: Say) => Promise<void>
}

export type Confirm = (question: Confirmed) => void

/** Asks before an action that is hard to undo. The question belongs to its page and closes when another page is opened. */
export function useConfirm(): Confirm {
  const { t } = useTranslation()
  const open = useRef<Asked | null>(null)
  useEffect(() => () => open.current?.close(), [])
  return ({ title = t('admin.list.confirmTitle'), then, ...question }) => {
    open.current = ask({
      ...question,
      title,
      // A failed call has announced itself; the dialog closes either way.
      then: () => then((text) => open.current?.say(text)).catch(() => undefined),
    })
  }
}
