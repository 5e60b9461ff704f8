import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

const ID = 'shell-popups'

/**
 * Where the kit puts menus, choices, calendars and hints: a landmark of the page, so that readers of landmarks find them. It lies below the body like the
 * kit's own, so that no part of the page cuts or moves a popup.
 */
export function Popups() {
  const { t } = useTranslation()
  return createPortal(<div id={ID} className="shell-popups" role="region" aria-label={t('admin.shell.popups')} />, document.body)
}

/** The place for a popup of an element. A dialog or drawer names itself and has none: the kit stops the page's scrolling only for those in the body. */
export const popupPlace = (opener?: HTMLElement): HTMLElement =>
  (opener && opener !== document.body && document.getElementById(ID)) || document.body
