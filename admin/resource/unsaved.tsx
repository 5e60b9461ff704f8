import { App } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { session } from '../session.ts'

/**
 * Asks before unsaved changes are lost, whichever way one leaves. `guard` is to be rendered; `leave` goes without asking, after a save that
 * this render does not know of yet.
 */
export function useUnsaved(isDirty: boolean): { guard: ReactNode; leave: (go: () => void) => void } {
  const isSaved = useRef(false)
  const leave = (go: () => void) => {
    isSaved.current = true
    go()
  }
  return { guard: isDirty && <Guard mayGo={() => isSaved.current || session.state.token === null} />, leave }
}

/** There only while there is something to lose: the router complains of a guard whenever an address is typed by hand. */
function Guard({ mayGo }: { mayGo: () => boolean }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !mayGo() && currentLocation.pathname !== nextLocation.pathname)

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

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
