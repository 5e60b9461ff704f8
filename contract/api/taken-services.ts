import { SERVICES, type Endpoint } from '../endpoint.ts'
import type { Resource } from '../resource.ts'

type Served = Pick<Endpoint, 'path'>

/**
 * Refuses, when the program starts, a resource whose service is that of a feature: its calls and permits would mix with the feature's. `extended` are
 * the services of resources to which features add calls on purpose.
 */
export function refuseTakenServices(resources: readonly Resource[], features: readonly Served[], extended: readonly string[]): void {
  const taken = new Set(features.flatMap(serviceOf).filter((service) => !extended.map(lower).includes(service)))
  const problems = resources
    .filter(({ service }) => taken.has(lower(service)))
    .map(({ name, service }) => `${name} has the service ${service}, which is a feature's`)
  if (problems.length > 0) throw new Error(`The resources do not fit beside the features: ${problems.join('; ')}.`)
}

/** Names match whatever their case, as in addresses. */
const serviceOf = ({ path }: Served): string[] =>
  path.startsWith(`${SERVICES}/`) ? [lower(path.slice(SERVICES.length + 1).split('/')[0]!)] : []

const lower = (name: string) => name.toLowerCase()
