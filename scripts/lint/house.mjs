import { relative, sep } from 'node:path'
import { root } from '../lib/root.mjs'
import { objection } from './direction.mjs'
import { RAW_SQL, rawSqlOnOneEngine } from './engines.mjs'
import { slowness } from './linear-regexp.mjs'
import { waitsAmiss } from './waits.mjs'

/** Our own lint rules, loaded by .oxlintrc.json. */
export default {
  meta: { name: 'portico' },
  rules: {
    direction: { create: checkDirection },
    'linear-regexp': { create: checkRegExp },
    waits: { create: checkWaits },
    engines: { create: checkEngines },
  },
}

// docs/architecture.md, "Direction".
function checkDirection(context) {
  const file = relative(root, context.filename).split(sep).join('/')
  const check = ({ source }) => {
    if (typeof source?.value !== 'string') return
    const message = objection(file, source.value)
    if (message) context.report({ node: source, message })
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  }
}

function checkRegExp(context) {
  const check = (node, pattern, flags) => {
    const message = slowness(pattern, flags)
    if (message) context.report({ node, message })
  }
  return {
    Literal: (node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
    NewExpression: (node) => {
      const [pattern, flags] = node.arguments
      if (node.callee.name === 'RegExp' && typeof pattern?.value === 'string') check(node, pattern.value, flags?.value ?? '')
    },
  }
}

function checkWaits(context) {
  return {
    Program: (program) => {
      for (const found of waitsAmiss(program)) context.report(found)
    },
  }
}

function checkEngines(context) {
  return {
    Program: (program) => {
      for (const node of rawSqlOnOneEngine(program)) context.report({ node, message: RAW_SQL })
    },
  }
}
