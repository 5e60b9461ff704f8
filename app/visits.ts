import type { createHashRouter } from 'react-router'
import { pageData } from '../admin/browser/page-data.ts'
import { quietly } from '../admin/session/session.ts'
import { isPublicPath } from '../portal/address/public-paths.ts'

type Router = ReturnType<typeof createHashRouter>

/** Counts visits of public pages inside the app, which the server does not see as requests. A demo sends reads only, so it counts nothing (M-03). */
export function followVisits(router: Router): void {
  if (pageData.mode === 'demo') return
  let shown = ''
  const follow = () => {
    const { initialized, navigation, location, errors } = router.state
    const address = location.pathname + location.search
    if (!initialized || navigation.state !== 'idle' || address === shown) return
    shown = address
    const query = new URLSearchParams(location.search)
    if (isPublicPath(location.pathname) && !errors && !query.has('preview')) tell(location.pathname, query.get('id'))
  }
  router.subscribe(follow)
  follow()
}

/** The id is part of the page; filters and order of a list are not. A failure is ignored: the visitor cannot do anything about it. */
function tell(page: string, id: string | null) {
  // Imported here, so that the login page does not load it.
  void import('../portal/page/reads.ts')
    .then(({ reads }) => quietly(reads.visit, { path: id ? `${page}?id=${id}` : page }))
    .catch(() => undefined)
}
