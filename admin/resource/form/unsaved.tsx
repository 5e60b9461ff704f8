import { App } from 'antd'
import { useEffect, useInsertionEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, type Location } from 'react-router'
import { session } from '../../session/session.ts'
import { usePlace } from '../../shell/view.tsx'
import { tabs } from '../../state/tabs.ts'

interface Unsaved {
  isDirty: boolean
  /** True when the form stays open at this address. */
  holds: (next: Location) => boolean
}

/**
 * Asks before unsaved changes are lost, on every way out of the form; a page that is kept alive loses nothing. The form renders `guard`. `leave`
 * goes without asking, after a save that this render does not know of yet.
 */
export function useUnsaved({ isDirty, holds }: Unsaved): { guard: ReactNode; leave: (go: () => void) => void } {
  const { path } = usePlace()
  const isSaved = useRef(false)
  useEffect(() => tabs.setUnsaved(path, isDirty), [path, isDirty])
  // An insertion effect ends with the form; other effects would end when its page rests.
  useInsertionEffect(() => () => queueMicrotask(() => tabs.setUnsaved(path, false)), [path])
  const leave = (go: () => void) => {
    isSaved.current = true
    go()
  }
  const mayGo = () => isSaved.current || session.state.token === null || !tabs.state.unsaved.includes(path)
  return { guard: isDirty && <Guard mayGo={mayGo} holds={holds} />, leave }
}

/** Rendered only while changes are unsaved, because the router warns about a guard whenever an address is typed by hand. */
function Guard({ mayGo, holds }: { mayGo: () => boolean; holds: Unsaved['holds'] }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { path, isKept } = usePlace()
  const blocker = useBlocker(({ nextLocation }) => !holds(nextLocation) && !(isKept && nextLocation.pathname !== path) && !mayGo())

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    modal.confirm({
      title: t('admin.form.unsavedTitle'),
      content: t('admin.form.unsavedLead'),
      okText: t('admin.form.leave'),
      okButtonProps: { danger: true },
      cancelText: t('admin.form.stay'),
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
  }, [blocker, modal, t])
  return null
}
