import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, type Asked } from '../../../browser/question.ts'
import { lostKinds, type Losses } from './paste/losses.ts'

/** Says what cannot be kept before anything is inserted, and asks whether to insert the rest. */
export function useAskLosses(): (losses: Losses) => Promise<boolean> {
  const { t } = useTranslation()
  const open = useRef<Asked | null>(null)
  // The question belongs to its page.
  useEffect(() => () => open.current?.close(), [])
  return (losses) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    open.current = ask({
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
      then: () => resolve(true),
      cancel: () => resolve(false),
    })
    return promise
  }
}
