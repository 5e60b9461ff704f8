import { anyEndpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { session, signIn, users } from '../features/identity.ts'
import { h5, portal, site } from '../features/portal.ts'
import { uploads } from '../features/uploads.ts'
import { actionsOf, permitOf } from '../resource.ts'
import { servedEndpoints } from '../calls/resource-endpoints.ts'
import { allResources } from '../resources/index.ts'

/** Endpoints that are more than a plain resource, by feature. */
const features = { signIn, users, session, portal, site, h5, uploads }

/** Every call there is, each once; a feature's own version of a call takes the derived one's place. */
export function allEndpoints(): Endpoint[] {
  const byPath = new Map<string, Endpoint>()
  for (const r of allResources) for (const e of servedEndpoints(r)) byPath.set(e.path.toLowerCase(), e)
  for (const group of Object.values(features)) for (const e of Object.values(group)) byPath.set(e.path.toLowerCase(), anyEndpoint(e))
  return [...byPath.values()]
}

/** Every permit there is (E-05), in the order of the resources; those that only endpoints name come last. */
export function allPermits(): string[] {
  const fromResources = allResources.flatMap((r) => actionsOf(r).map((action) => permitOf(r, action)))
  const fromEndpoints = allEndpoints().flatMap((e) => (typeof e.access === 'object' ? [e.access.permit] : []))
  return [...new Set([...fromResources, ...fromEndpoints])]
}
