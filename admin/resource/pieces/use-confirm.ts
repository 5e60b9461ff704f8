import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Question {
  /** The usual one unless told. */
  title?: string
  content: string
  okText: string
  danger?: boolean
  then: () => Promise<void>
}

/** Asks before something is done that is not easily undone. The question belongs to its page: it goes when another page is looked at. */
export function useConfirm(): (question: Question) => void {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const open = useRef<{ destroy: () => void } | null>(null)
  useEffect(() => () => open.current?.destroy(), [])
  return ({ title, content, okText, danger = false, then }) => {
    open.current = modal.confirm({
      title: title ?? t('admin.list.confirmTitle'),
      content,
      okText,
      okButtonProps: { danger },
      // What failed has been said; the dialog closes either way.
      onOk: () => then().catch(() => undefined),
    })
  }
}
