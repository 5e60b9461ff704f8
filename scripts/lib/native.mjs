/** Packages with a compiled part stay in node_modules; all others go into the server's bundle, which then starts in half the time. */
export const native = ['@node-rs/argon2', 'better-sqlite3', 'sharp']

/**
 * Returns the folders of these packages and of all that they depend on.
 * @param {string[]} names
 * @param {Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }>} locked the `packages` of package-lock.json
 * @returns {string[]} such as `node_modules/sharp`
 */
export function foldersOfPackages(names, locked) {
  const found = new Set()
  const add = (name) => {
    const folder = `node_modules/${name}`
    const entry = locked[folder]
    if (!entry || found.has(folder)) return
    found.add(folder)
    for (const needed of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(needed)
  }
  names.forEach(add)
  return [...found]
}
