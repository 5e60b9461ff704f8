import { parseSync } from 'vite'

/** Attributes whose text a person reads or hears. */
const READ = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description', 'description', 'okText', 'cancelText'])

const LETTERS = /\p{L}{2}/u
const CHINESE = /\p{Script=Han}/u

/**
 * What a source file says on the screen without the dictionaries: text between tags, attributes that are read, and Chinese in any string.
 * Returns the texts, in the order in which they stand.
 * @param {string} file its name, which tells the language
 * @param {string} source
 * @returns {string[]}
 */
export function hardCodedTexts(file, source) {
  /** @type {string[]} */
  const said = []
  walk(parseSync(file, source).program, (node) => {
    const text = textOf(node)
    if (text !== null) said.push(text.trim())
  })
  return said
}

function textOf(node) {
  if (node.type === 'JSXText') return LETTERS.test(node.value) ? node.value : null
  if (node.type === 'JSXAttribute') return readAttribute(node)
  if (node.type === 'Literal') return typeof node.value === 'string' && CHINESE.test(node.value) ? node.value : null
  if (node.type === 'TemplateElement') return CHINESE.test(node.value.raw) ? node.value.raw : null
  return null
}

function readAttribute({ name, value }) {
  if (!READ.has(name.name) || value?.type !== 'Literal') return null
  // Chinese in it is found as a string of its own.
  return LETTERS.test(value.value) && !CHINESE.test(value.value) ? value.value : null
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object' && typeof node.type === 'string') {
    visit(node)
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') walk(child, visit)
  }
}
