import { lazy, Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { AdminHandle } from '../admin/shell/handle.ts'
import { session } from '../admin/session/session.ts'
import { NOT_FOUND_ID } from '../portal/page/ids.ts'
import { loadPortal } from './portal.ts'
import { Waiting } from './waiting.tsx'

const loadPublic = () => import('./public-missing.tsx')
const PublicMissing = lazy(async () => ({ default: (await loadPublic()).PublicMissing }))
const StaffMissing = lazy(async () => ({ default: (await import('../admin/features/missing/missing-page.tsx')).Component }))

/** A visitor gets the public site's page, with what its layout reads; staff get the page of the back office. */
async function loader(args: LoaderFunctionArgs) {
  if (session.state.token !== null) return null
  const [page] = await Promise.all([loadPublic(), loadPortal()])
  return page.loader(args)
}

function Component() {
  const layout = useLoaderData<typeof loader>()
  return <Suspense fallback={<Waiting />}>{layout ? <PublicMissing layout={layout} /> : <StaffMissing />}</Suspense>
}

/** every unknown route leads here. */
export const missingRoute: RouteObject = {
  id: NOT_FOUND_ID,
  path: '/404',
  handle: { title: 'admin.pages.missing' } satisfies AdminHandle,
  loader,
  Component,
}
