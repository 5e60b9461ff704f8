import { readFileSync } from 'node:fs'
import { dirname, posix, relative, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from './root.mjs'

/**
 * Returns the imports of each file, by its path from the root. Every import counts, whether of a value or a type, static or dynamic.
 * @param {string[]} files paths from the root
 * @param {{ withWorkers?: boolean }} options whether a file also counts that runs apart: `new URL('./reader.worker.ts', import.meta.url)`
 * @returns {Map<string, Set<string>>} the files of the project that each file imports
 */
export function importGraph(files, { withWorkers = false } = {}) {
  const known = new Set(files)
  return new Map(files.map((file) => [file, new Set(importsOf(file, withWorkers).filter((target) => known.has(target)))]))
}

/** Returns the files that a file names in its imports. */
function importsOf(file, withWorkers) {
  const names = namesIn(file, readFileSync(`${root}/${file}`, 'utf8'), withWorkers)
  return names.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(file).split(sep).join('/'), name))
}

/** Returns every name that a source imports from. */
function namesIn(file, source, withWorkers) {
  const names = []
  const take = ({ source: from }) => {
    if (typeof from?.value === 'string') names.push(from.value)
  }
  new Visitor({
    ImportDeclaration: take,
    ExportNamedDeclaration: take,
    ExportAllDeclaration: take,
    ImportExpression: take,
    TSImportType: take,
    NewExpression: ({ callee, arguments: [path] }) => {
      if (withWorkers && callee.name === 'URL') take({ source: path })
    },
  }).visit(parseSync(relative(root, file), source).program)
  return names
}
