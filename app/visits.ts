import type { createHashRouter } from 'react-router'
import { pageData } from '../admin/browser/page-data.ts'
import { quietly } from '../admin/session/session.ts'
import { isPublic } from './public-paths.ts'

type Router = ReturnType<typeof createHashRouter>

/** Counts a look at each public page that is shown here, where no page is asked for; in a demo nothing but reads is sent (M-03). */
export function followVisits(router: Router): void {
  if (pageData.mode === 'demo') return
  let shown = ''
  const follow = () => {
    const { initialized, navigation, location, errors } = router.state
    const address = location.pathname + location.search
    if (!initialized || navigation.state !== 'idle' || address === shown) return
    shown = address
    const query = new URLSearchParams(location.search)
    if (isPublic(location.pathname) && !errors && !query.has('preview')) tell(location.pathname, query.get('id'))
  }
  router.subscribe(follow)
  follow()
}

/** The thing that is shown belongs to the page, how a list is arranged does not. A look that is not counted is nobody's concern. */
function tell(page: string, id: string | null) {
  // Fetched by who looks at public pages, not by who signs in.
  void import('../portal/page/reads.ts')
    .then(({ reads }) => quietly(reads.visit, { path: id ? `${page}?id=${id}` : page }))
    .catch(() => undefined)
}
