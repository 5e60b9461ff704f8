import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { inRoot, root } from './root.mjs'
import { filesIn } from './stamp.mjs'

const folders = ['contract', 'demo', 'server', 'portal', 'admin', 'app', 'ui', 'e2e', 'scripts']
const isTest = /\.test\.tsx?$|\.e2e\.ts$/

/**
 * The names that the tests and their describes are written with. A test that is skipped is not among them.
 * @returns {string[]} a name that is built by a template ends before its first hole
 */
export function namesOfTests() {
  const files = folders.flatMap((folder) => filesIn(root, folder)).filter((path) => isTest.test(path))
  return files.flatMap((file) => namesWritten(file, readFileSync(inRoot(file), 'utf8')).map(({ name }) => name))
}

/** @returns {{ name: string, start: number }[]} each name of a source, and where it stands */
export function namesWritten(file, source) {
  const names = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const words = wordsOf(callee)
      const name = textOf(title)
      if (name !== null && makers.has(words[0]) && !words.some((word) => idle.has(word))) names.push({ name, start: title.start })
    },
  }).visit(parseSync(file, source).program)
  return names
}

const makers = new Set(['test', 'it', 'describe', 'firstInGate'])
const idle = new Set(['skip', 'todo'])

/** `test.each([…])` → test, each. */
function wordsOf(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), callee.property.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? wordsOf(callee.tag) : []
}

function textOf(title) {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  return title?.type === 'TemplateLiteral' ? title.quasis[0].value.cooked : null
}
