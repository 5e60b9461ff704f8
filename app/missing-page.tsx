import { lazy, Suspense } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { session } from '../admin/session/session.ts'
import { loadPortal } from './portal.ts'
import { Waiting } from './waiting.tsx'

const loadPublic = () => import('./public-missing.tsx')
const PublicMissing = lazy(async () => ({ default: (await loadPublic()).PublicMissing }))
const StaffMissing = lazy(async () => ({ default: (await import('../admin/features/missing/missing-page.tsx')).Component }))

/** A visitor gets the public site's page, with what its layout reads; staff get the page of the back office. */
export async function loader(args: LoaderFunctionArgs) {
  if (session.state.token !== null) return null
  const [page] = await Promise.all([loadPublic(), loadPortal()])
  return page.loader(args)
}

export function Component() {
  const layout = useLoaderData<typeof loader>()
  return <Suspense fallback={<Waiting />}>{layout ? <PublicMissing layout={layout} /> : <StaffMissing />}</Suspense>
}
