// A file for each set of pages that share it makes a list wait for sixty requests, so the browser's modules are grouped by their purpose.

/** Modules that only pass on what others export: a module needs of them what it names, not all that they import. */
const BARREL = /\/node_modules\/(antd|@ant-design\/icons)\/es\/index\.js$/

/**
 * Returns the groups for the bundler. A purpose holds all that its roots import: with `also` only what those import too, with `not` only what those do
 * not import. A module that an earlier purpose holds stays there; so the files of later purposes import those of earlier ones, and never the other way
 * round.
 *
 * @param {readonly { name: string, roots: string[], also?: string[], not?: string[] }[]} purposes
 * @param {(path: string) => string} inRoot
 */
export function chunkGroups(purposes, inRoot) {
  /** @type {Map<string, string> | undefined} */
  let places
  /** @param {string} id @param {{ getModuleInfo: (id: string) => Info | null }} context */
  const name = (id, context) => {
    places ??= placesOf(purposes, (roots) => reachedFrom(roots.map(inRoot), (module) => context.getModuleInfo(module)))
    return places.get(id) ?? null
  }
  return [{ name, debugName: 'by purpose', includeDependenciesRecursively: false }]
}

function placesOf(purposes, reached) {
  const places = new Map()
  for (const { name, roots, also, not = [] } of purposes) {
    const [within, without] = [also && reached(also), reached(not)]
    for (const id of reached(roots)) if (!places.has(id) && !without.has(id) && (within?.has(id) ?? true)) places.set(id, name)
  }
  return places
}

/** The modules that the roots import, directly or not; dynamic imports do not count. */
function reachedFrom(roots, getModuleInfo) {
  const seen = new Set()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    const module = getModuleInfo(id)
    if (!module) throw new Error(`The build has no module ${id}: correct the purposes in vite.config.ts.`)
    seen.add(id)
    for (const imported of module.importedIds) open.push(...(BARREL.test(imported) ? named(module, imported, getModuleInfo) : [imported]))
  }
  return seen
}

/** The modules behind the names that a module imports from a barrel. */
function named({ code, id }, barrel, getModuleInfo) {
  const [, library] = BARREL.exec(barrel)
  const exports = exportsOf(barrel, getModuleInfo)
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].filter(([, , from]) => from === library)
  return lists.flatMap(([, names]) =>
    names.split(',').flatMap((part) => {
      const [name] = part.trim().split(/\s+as\s+/)
      if (name === '') return []
      const found = exports.get(name)
      if (!found) throw new Error(`${id} imports ${name}, which ${barrel} does not pass on in the usual way.`)
      return [found]
    }),
  )
}

function exportsOf(barrel, getModuleInfo) {
  const { code, importedIds } = getModuleInfo(barrel)
  const all = new Map()
  for (const [, inner] of code.matchAll(/export \* from ["']\.\/([\w/-]+)["']/g))
    for (const [name, id] of exportsOf(find(importedIds, barrel, inner), getModuleInfo)) all.set(name, id)
  for (const [, name, source] of code.matchAll(/export \{ default as (\w+) \} from ["']\.\/([\w/-]+)["']/g))
    all.set(name, find(importedIds, barrel, source))
  return all
}

const find = (ids, from, source) => {
  const path = `${from.slice(0, from.lastIndexOf('/'))}/${source}`
  return ids.find((id) => id === `${path}.js` || id === `${path}/index.js`)
}
