import { dirname } from 'node:path/posix'

/**
 * The circles of a graph: groups of nodes each of which leads to every other (Tarjan's strongly connected components).
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
export function circlesIn(graph) {
  const order = new Map()
  const lowest = new Map()
  const open = []
  const circles = []

  function visit(node) {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) === order.get(node)) close(node)
  }

  function close(node) {
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle)
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

/**
 * The same graph between the folders of files.
 * @param {Map<string, Set<string>>} files
 */
export function foldersOf(files) {
  const folders = new Map()
  for (const [file, targets] of files) {
    const from = dirname(file)
    const known = folders.get(from) ?? folders.set(from, new Set()).get(from)
    for (const target of targets) if (dirname(target) !== from) known.add(dirname(target))
  }
  return folders
}
