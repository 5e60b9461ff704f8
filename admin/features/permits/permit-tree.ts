import { SCREENS } from '../../../contract/back-office/screens.ts'
import { allResources } from '../../../contract/resources/index.ts'
import type { Group } from '../../../contract/back-office/groups.ts'

/** A node of the tree of permits: a group of the menu, a service, or a permit, which has no children. */
export interface PermitNode {
  key: string
  label: string
  children: readonly PermitNode[]
  /** The names of all permits in it. */
  permits: readonly string[]
}

interface PermitWords {
  group: (group: Group | null) => string
  service: (service: string) => string
  action: (permit: string) => string
}

export const serviceOf = (permit: string): string => permit.split('/')[0]!

/** The groups of services: where the screen of their resource stands, or the one that asks for a permit of theirs. */
const groups = new Map([
  ...SCREENS.flatMap(({ permit, group = null }) => (permit ? [[serviceOf(permit), group] as const] : [])),
  ...allResources.map(({ service, name }) => [service, SCREENS.find(({ resource }) => resource === name)?.group ?? null] as const),
])

/** The menu groups in their order; what stands in none comes last. */
const ORDER: readonly (Group | null)[] = ['website', 'catalogue', 'system', 'interface', null]

const groupOf = (service: string): Group | null => {
  const group = groups.get(service)
  return group === undefined || group === 'top' ? null : group
}

/** The permits as a tree: by group of the menu, then by service. */
export function permitTree(permits: readonly string[], words: PermitWords): PermitNode[] {
  const byService = [...Map.groupBy(permits, serviceOf)]
  const services = byService.map(([service, names]) => ({
    group: groupOf(service),
    node: {
      key: service,
      label: words.service(service),
      permits: names,
      children: names.map((name) => ({ key: name, label: words.action(name), permits: [name], children: [] })),
    },
  }))
  return ORDER.flatMap((group) => {
    const children = services.filter((one) => one.group === group).map(({ node }) => node)
    if (children.length === 0) return []
    return [{ key: `group:${group}`, label: words.group(group), children, permits: children.flatMap((child) => child.permits) }]
  })
}

/** The part of the tree that a search finds, by label or by name of a permit. A group that is found itself keeps all that is in it. */
export function searched(nodes: readonly PermitNode[], text: string): PermitNode[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return [...nodes]
  const found = (node: PermitNode): PermitNode[] => {
    if (node.label.toLowerCase().includes(wanted)) return [node]
    if (node.children.length === 0) return node.key.toLowerCase().includes(wanted) ? [node] : []
    return withChildren(node, node.children.flatMap(found))
  }
  return nodes.flatMap(found)
}

/** The part of the tree with these permits. */
export function narrowedTo(nodes: readonly PermitNode[], isKept: (permit: string) => boolean): PermitNode[] {
  const kept = (node: PermitNode): PermitNode[] => {
    if (node.children.length === 0) return isKept(node.key) ? [node] : []
    return withChildren(node, node.children.flatMap(kept))
  }
  return nodes.flatMap(kept)
}

const withChildren = (node: PermitNode, children: PermitNode[]): PermitNode[] =>
  children.length === 0 ? [] : [{ ...node, children, permits: children.flatMap(({ permits }) => permits) }]

/** A row of the tree as it is drawn. */
export interface TreeRow {
  node: PermitNode
  level: number
  /** Its place among its siblings, from one. */
  place: number
  siblings: number
  parent: string | null
}

/** The rows in sight: all nodes but those in folded ones. */
export function rowsOf(nodes: readonly PermitNode[], folded: ReadonlySet<string>, level = 1, parent: string | null = null): TreeRow[] {
  return nodes.flatMap((node, at) => [
    { node, level, place: at + 1, siblings: nodes.length, parent },
    ...(folded.has(node.key) ? [] : rowsOf(node.children, folded, level + 1, node.key)),
  ])
}

/** The keys of the nodes that can be folded. */
export const foldable = (nodes: readonly PermitNode[]): string[] =>
  nodes.flatMap(({ key, children }) => (children.length > 0 ? [key, ...foldable(children)] : []))

export type Checked = true | false | 'mixed'

/** True if all permits of a node are chosen, `mixed` if some are. */
export function checkedOf({ permits }: PermitNode, isChosen: (permit: string) => boolean): Checked {
  const chosen = permits.reduce((count, permit) => count + (isChosen(permit) ? 1 : 0), 0)
  if (chosen === 0) return false
  return chosen === permits.length ? true : 'mixed'
}

const lower = (name: string) => name.toLowerCase()

/** The permits after a node was pressed: all of them chosen, or none if all were. Names differ from stored ones in case at most. */
export function toggled(held: readonly string[], node: PermitNode): string[] {
  const own = new Set(node.permits.map(lower))
  const others = held.filter((permit) => !own.has(lower(permit)))
  return others.length === held.length - own.size ? others : [...others, ...node.permits]
}
