import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { Tab } from '../state/tabs-state.ts'
import { tabs } from '../state/tabs.ts'

/** Where one is when nothing is open. */
const HOME = '/dashboard'

/** Asks before forms with changes that are not saved are closed, once for all of them. */
export function useUnsavedQuestion() {
  const { t } = useTranslation()
  const { modal } = App.useApp()

  return function ask(closing: readonly Tab[], then: () => void): void {
    const unsaved = closing.filter(({ path }) => tabs.state.unsaved.includes(path))
    if (unsaved.length === 0) return then()
    modal.confirm({
      title: t('admin.form.unsavedTitle'),
      content: t('admin.tabs.unsavedLead', { titles: unsaved.map(({ title }) => title).join(t('admin.tabs.comma')) }),
      okText: t('admin.form.leave'),
      okButtonProps: { danger: true },
      cancelText: t('admin.form.stay'),
      onOk: then,
    })
  }
}

/** Those that can be closed, at the moment of asking: who only closes is not drawn anew when others are opened. */
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
    /** Closes the page one looks at, for another. */
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
