import { relative, sep } from 'node:path'
import { root } from '../lib/root.mjs'
import { objection } from './direction.mjs'

/** Our own lint rules, loaded by .oxlintrc.json. */
export default {
  meta: { name: 'portico' },
  rules: { direction: { create: checkDirection } },
}

// docs/architecture.md, "Direction".
function checkDirection(context) {
  const file = relative(root, context.filename).split(sep).join('/')
  const check = ({ source }) => {
    if (typeof source?.value !== 'string') return
    const message = objection(file, source.value)
    if (message) context.report({ node: source, message })
  }
  return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
}
