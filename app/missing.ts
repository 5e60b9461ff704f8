import type { RouteObject } from 'react-router'
import type { AdminHandle } from '../admin/shell/handle.ts'
import { NOT_FOUND_ID } from '../portal/page/ids.ts'

/** every unknown route leads here. */
export const missingRoute: RouteObject = {
  id: NOT_FOUND_ID,
  path: '/404',
  handle: { title: 'admin.pages.missing' } satisfies AdminHandle,
  lazy: () => import('./missing-page.tsx'),
}
