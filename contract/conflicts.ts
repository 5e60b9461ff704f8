import type { Resource } from './resource.ts'

type Registry = Readonly<Record<string, Resource>>

/** A reference to a resource that the registry does not hold does not compile. */
type Referring<R> = {
  [N in keyof R]: R[N] extends { fields: infer F }
    ? { fields: { [K in keyof F]: F[K] extends { target: string } ? { target: keyof R & string } : unknown } }
    : unknown
}

/** The registry as given. Refuses, when the program starts, resources that do not fit together: the sentence names the resource and the field. */
export function registryOf<const R extends Registry>(resources: R & Referring<R>): R {
  const all = Object.entries<Resource>(resources)
  const problems = all.flatMap(([key, r]) => [
    ...(key === r.name ? [] : [`${key} is the resource ${r.name}: the key must be its name`]),
    ...missingTargets(r, resources),
    ...all.flatMap(([, other]) => sharedNames(r, other)),
  ])
  if (problems.length > 0) throw new Error(`The resources do not fit together: ${[...new Set(problems)].join('; ')}.`)
  return resources
}

const missingTargets = (r: Resource, resources: Registry): string[] =>
  Object.entries(r.fields)
    .filter(([, { target }]) => target !== undefined && !(target in resources))
    .map(([name, { target }]) => `${r.name}.${name} refers to ${target}, which is no resource`)

/** Names match whatever their case, in addresses as well as in tables. */
function sharedNames(r: Resource, other: Resource): string[] {
  if (other === r) return []
  const tables = [r.name, ...(r.publishable ? [`${r.name}Snapshot`] : [])].map(lower)
  return [
    ...(tables.includes(lower(other.name)) ? [`two resources make the table ${other.name}`] : []),
    ...(lower(r.service) === lower(other.service)
      ? [`${[r.name, other.name].toSorted().join(' and ')} have the service ${r.service}`]
      : []),
  ]
}

const lower = (name: string) => name.toLowerCase()
