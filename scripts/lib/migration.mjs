/** `spuSnapshot` → `spu-snapshot`: the form of file names. */
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Returns the next migration in number, around the body that makes a resource's tables.
 * @param {string} name the resource
 * @param {string} body
 * @param {string[]} present the names of the present migrations
 */
export function nextMigration(name, body, present) {
  const last = Math.max(0, ...present.map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0)))
  const label = `${String(last + 1).padStart(4, '0')}-${kebab(name)}`
  const words = ['making', 'snapshot', 'stamps'].filter((word) => word === 'making' || body.includes(`...${word},`))
  const text = `import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { ${words.join(', ')} } from './making.ts'

export const ${name}Tables = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
${body.replaceAll(/^/gm, '  ')}
  },
})
`
  return { label, file: `${label}.ts`, text, constant: `${name}Tables` }
}

/**
 * Returns the list of migrations with another at its end.
 * @param {string} list the text of `migrations/index.ts`
 * @param {{ label: string, file: string, constant: string }} migration
 */
export const withMigration = (list, { label, file, constant }) =>
  list
    .replace(/(?<=^import .*\n)(?=\n)/m, `import { ${constant} } from './${file}'\n`)
    .replace(/(?=^\}\)$)/m, `  '${label}': ${constant}(engine),\n`)
