import i18next from 'i18next'
import type { createHashRouter } from 'react-router'
import { handleOf, type AdminHandle } from '../admin/shell/handle.ts'
import { currentLanguage } from '../admin/language/i18n.ts'
import { pageData } from '../admin/browser/page-data.ts'
import { titleIn } from '../contract/page-data.ts'
import { titleOfPortal } from './portal.ts'

type Router = ReturnType<typeof createHashRouter>

/** a page of the portal joins its title with the site's, a page of the back office joins it with the app's. */
export function followTitle(router: Router): void {
  const follow = () => {
    const title =
      titleOfPortal(router.state) ?? adminTitle(router.state.matches.map(({ route, params }) => handleOf({ handle: route.handle, params })))
    if (title) document.title = title
  }
  router.subscribe(follow)
  i18next.on('languageChanged', follow)
  follow()
}

function adminTitle(handles: readonly (AdminHandle | undefined)[]): string | null {
  const handle = handles.findLast((one) => one !== undefined)
  // The titles of resources arrive with the words of the screens.
  return handle && i18next.exists(handle.title)
    ? `${i18next.t(handle.title as 'admin.pages.dashboard')} - ${titleIn(currentLanguage(), pageData)}`
    : null
}
