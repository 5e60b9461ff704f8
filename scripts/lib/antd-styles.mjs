import { existsSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { inRoot } from './root.mjs'

// The style sheet of antd holds every component. The build gives each component its own rules, so that they are fetched with its code.

/** Class names that do not begin with the name of their component's folder. */
const FOLDERS = {
  btn: 'button',
  col: 'grid',
  'css-var': 'base',
  fade: 'base',
  'float-btn': 'float-button',
  move: 'base',
  otp: 'input',
  picker: 'date-picker',
  'picker-calendar': 'calendar',
  qrcode: 'qr-code',
  ribbon: 'badge',
  row: 'grid',
  'scroll-number': 'badge',
  'select-tree': 'tree-select',
  slide: 'base',
  wave: 'base',
  web: 'base',
  zoom: 'base',
}

/** Names that the package gave the themes with which it drew its own examples. */
const FOREIGN = /\.css-var-_R_|\.data-ant-cssinjs/

/**
 * Returns the rules of each component by the name of its folder in `antd/es`, and as `base` those that belong to none.
 *
 * @param {string} css
 * @returns {Map<string, string>}
 */
export function antdStyles(css) {
  /** @type {Map<string, import('postcss').Root>} */
  const parts = new Map()
  for (const node of postcss.parse(css).nodes)
    for (const [folder, own] of shared(node)) {
      if (!parts.has(folder)) parts.set(folder, postcss.root())
      parts.get(folder).append(own)
    }
  return new Map([...parts].map(([folder, root]) => [folder, root.toString()]))
}

/**
 * Shares a rule, or a block of rules, out among the components.
 *
 * @param {import('postcss').ChildNode} node
 * @returns {[folder: string, own: import('postcss').ChildNode][]}
 */
function shared(node) {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const own = node.selectors.filter((selector) => !FOREIGN.test(selector))
    return [...Map.groupBy(own, folderOf)].map(([folder, selectors]) => [folder, node.clone({ selector: selectors.join(',') })])
  }
  if (node.name === 'keyframes') return [['base', node.clone()]]
  const within = Map.groupBy(node.nodes.flatMap(shared), ([folder]) => folder)
  return [...within].map(([folder, all]) => [folder, node.clone({ nodes: [] }).append(all.map(([, one]) => one))])
}

/** The folder of the component that the first class of a selector names. */
function folderOf(selector) {
  const name = /\.ant-([a-z-]+)/.exec(selector)?.[1]
  if (!name) return 'base'
  const parts = name.split('-')
  for (let length = parts.length; length > 0; length--) {
    const start = parts.slice(0, length).join('-')
    if (FOLDERS[start]) return FOLDERS[start]
    if (existsSync(inRoot('node_modules', 'antd', 'es', start, 'style'))) return start
  }
  throw new Error(`No component of antd has the class of ${selector}: name its folder in scripts/lib/antd-styles.mjs.`)
}

const STYLES = /\/antd\/es\/([\w-]+)\/style(\/\w+)?\.js$/
const PART = /\/antd-styles\/([\w-]+)\.css$/
const WHOLE = /\/admin\/shell\/antd\.css$/

/** @returns {import('vite').Plugin} */
export function stylesByComponent() {
  /** @type {Map<string, string>} */
  let parts
  const met = new Set()
  return {
    name: 'portico:antd-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      parts = antdStyles(readFileSync(inRoot('node_modules', 'antd', 'dist', 'antd.css'), 'utf8'))
    },
    resolveId: { filter: { id: PART }, handler: (id) => ({ id, moduleSideEffects: true }) },
    load: {
      filter: { id: [PART, WHOLE] },
      handler(id) {
        const part = PART.exec(id)?.[1] ?? 'base'
        met.add(part)
        return { code: `@layer antd{${parts.get(part)}}`, moduleSideEffects: true }
      },
    },
    transform: {
      filter: { id: STYLES, code: /gen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/ },
      handler(code, id) {
        const [, folder] = STYLES.exec(id)
        return parts.has(folder) ? { code: `import '/antd-styles/${folder}.css'\n${code}`, map: null } : null
      },
    },
    buildEnd(error) {
      if (!error && !(met.has('base') && met.has('button')))
        this.error('The components of antd no longer make their styles where they did.')
    },
  }
}
