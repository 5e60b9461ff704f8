import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lostKinds, type Losses } from './paste/losses.ts'

/** Says what cannot be kept before anything is inserted, and asks whether to insert the rest. */
export function useAskLosses(): (losses: Losses) => Promise<boolean> {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const open = useRef<ReturnType<typeof modal.confirm> | null>(null)
  // The question belongs to its page.
  useEffect(() => () => open.current?.destroy(), [])
  return (losses) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    open.current = modal.confirm({
      title: t('admin.editor.lostTitle'),
      content: (
        <ul className="kit-lost">
          {lostKinds(losses).map((kind) => (
            <li key={kind}>{t(`admin.editor.lost.${kind}`, { count: losses[kind] })}</li>
          ))}
        </ul>
      ),
      okText: t('admin.editor.keepRest'),
      cancelText: t('admin.editor.keepNothing'),
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
    return promise
  }
}
