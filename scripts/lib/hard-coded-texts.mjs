import { parseSync } from 'vite'

/** Attributes whose text people read or hear. */
const READ = new Set(['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description', 'description', 'okText', 'cancelText'])

const LETTERS = /\p{L}{2}/u
const CHINESE = /\p{Script=Han}/u

/**
 * Returns the texts that a source file shows without the dictionaries, in their order: text between tags, attributes that people read, and Chinese in any
 * string.
 * @param {string} file the name, whose extension tells the language
 * @param {string} source
 * @returns {string[]}
 */
export function hardCodedTexts(file, source) {
  /** @type {string[]} */
  const texts = []
  walk(parseSync(file, source).program, (node) => {
    const text = textOf(node)
    if (text !== null) texts.push(text.trim())
  })
  return texts
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
  // Chinese in an attribute is found as a string literal.
  return LETTERS.test(value.value) && !CHINESE.test(value.value) ? value.value : null
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object' && typeof node.type === 'string') {
    visit(node)
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') walk(child, visit)
  }
}
