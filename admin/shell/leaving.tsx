import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, type Location } from 'react-router'
import { ask } from '../browser/question.ts'
import { unsavedWords } from '../session/unsaved-words.ts'
import { createStore } from '../state/store.ts'

/** A form in sight with unsaved changes. */
interface Leaving {
  /** The path of its tab. */
  path: string
  /** True when going there would lose the changes. */
  isLost: (next: Location) => boolean
}

const forms = createStore<{ open: readonly Leaving[] }>({ open: [] })

/** Asks before the changes of a form are lost; null while it has none. */
export function useLeaving(form: Leaving | null): void {
  const { path, isLost } = form ?? {}
  useEffect(() => {
    if (path === undefined || !isLost) return
    const one = { path, isLost }
    forms.set({ open: [...forms.state.open, one] })
    return () => forms.set({ open: forms.state.open.filter((other) => other !== one) })
  }, [path, isLost])
}

/** The one guard of all forms, because a router takes only one. It also asks at Back and at an address typed by hand, which the app numbers for it. */
export function LeavingGuard() {
  const { t } = useTranslation()
  const blocker = useBlocker(({ nextLocation }) => forms.state.open.some(({ isLost }) => isLost(nextLocation)))

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const lost = forms.state.open.filter(({ isLost }) => isLost(blocker.location)).map(({ path }) => path)
    ask({
      title: t('admin.form.unsavedTitle'),
      content: t('admin.form.unsavedLead'),
      okText: t('admin.form.leave'),
      danger: true,
      cancelText: t('admin.form.stay'),
      then: () => {
        unsavedWords.giveUp(lost)
        blocker.proceed()
      },
      cancel: () => blocker.reset(),
    })
  }, [blocker, t])
  return null
}
