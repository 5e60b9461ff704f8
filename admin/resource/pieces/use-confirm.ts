import { App } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Replaces the text of the open question, to show progress. */
export type Say = (content: ReactNode) => void

interface Question {
  title?: string
  content: ReactNode
  okText: string
  danger?: boolean
  then: (say: Say) => Promise<void>
}

export type Confirm = (question: Question) => void

/** Asks before an action that is hard to undo. The question belongs to its page and closes when another page is opened. */
export function useConfirm(): Confirm {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const open = useRef<ReturnType<typeof modal.confirm> | null>(null)
  useEffect(() => () => open.current?.destroy(), [])
  return ({ title, content, okText, danger = false, then }) => {
    open.current = modal.confirm({
      title: title ?? t('admin.list.confirmTitle'),
      content,
      okText,
      okButtonProps: { danger },
      // A failed call has announced itself; the dialog closes either way.
      onOk: () => then((text) => open.current?.update({ content: text })).catch(() => undefined),
    })
  }
}
