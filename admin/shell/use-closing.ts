import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { ask as askUser } from '../browser/question.ts'
import type { Tab } from '../state/tabs-state.ts'
import { unsavedWords } from '../session/unsaved-words.ts'
import { tabs } from '../state/tabs.ts'

/** The page to show when no tab is left. */
const HOME = '/dashboard'

/** Asks once before forms with unsaved changes are closed. */
export function useUnsavedQuestion() {
  const { t } = useTranslation()

  return function ask(closing: readonly Tab[], then: () => void): void {
    const unsaved = closing.filter(({ path }) => tabs.state.unsaved.includes(path))
    if (unsaved.length === 0) return then()
    askUser({
      title: t('admin.form.unsavedTitle'),
      content: t('admin.tabs.unsavedLead', { titles: unsaved.map(({ title }) => title).join(t('admin.tabs.comma')) }),
      okText: t('admin.form.leave'),
      danger: true,
      cancelText: t('admin.form.stay'),
      then: () => {
        unsavedWords.giveUp(unsaved.map(({ path }) => path))
        then()
      },
    })
  }
}

/** T-07: asks before a sign-out deletes unsaved words, also those of forms that are not open. */
export function useSignOutQuestion() {
  const { t } = useTranslation()

  return function ask(then: () => void): void {
    const open = tabs.state.visitedViews.filter(({ path }) => tabs.state.unsaved.includes(path)).map(({ title }) => title)
    const titles = [...new Set([...open, ...unsavedWords.titles()])]
    if (titles.length === 0) return then()
    askUser({
      title: t('admin.form.unsavedTitle'),
      content: t('admin.tabs.signOutLead', { titles: titles.join(t('admin.tabs.comma')) }),
      okText: t('admin.tabs.signOut'),
      danger: true,
      cancelText: t('admin.form.stay'),
      then,
    })
  }
}

/** The tabs that can be closed. Read at the click, so that a component that only closes does not render again when tabs are opened. */
const closable = () => tabs.state.visitedViews.filter(({ meta }) => !meta.affix)

/** Closes tabs. */
export function useClosing() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const ask = useUnsavedQuestion()
  const close = (tab: Tab, to?: string) =>
    ask([tab], () => {
      const next = tabs.close(tab.path)
      if (tab.path === pathname) void navigate(to ?? next?.fullPath ?? HOME)
    })
  return {
    close: (tab: Tab) => close(tab),
    /** Closes the current page and goes to another. */
    closeFor: (to: string) => {
      const own = tabs.state.visitedViews.find(({ path }) => path === pathname)
      if (own) close(own, to)
      else void navigate(to)
    },
    closeOthers: (tab: Tab) =>
      ask(
        closable().filter(({ path }) => path !== tab.path),
        () => {
          tabs.closeOthers(tab.path)
          if (tab.path !== pathname) void navigate(tab.fullPath)
        },
      ),
    closeAll: () =>
      ask(closable(), () => {
        tabs.closeAll()
        void navigate(tabs.state.visitedViews[0]?.fullPath ?? HOME)
      }),
  }
}
