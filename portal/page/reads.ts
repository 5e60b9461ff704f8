import type { portal } from '../../contract/features/portal.ts'
import { portalCalls } from '../../contract/features/portal/calls.ts'

type Portal = typeof portal

/** The calls of the portal, typed by the contract but without its schemas: the app shows a public page without loading the schema library. */
export const reads = portalCalls satisfies Record<keyof Portal, unknown> as unknown as Portal
