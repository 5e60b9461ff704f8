import { inRoot } from './root.mjs'

// The build leaves out what libraries bring along for uses that are not ours. A build in which one of these places no longer looks as it did fails, because
// an update of the library has changed it.

const SCROLL_BAR = JSON.stringify(inRoot('admin', 'browser', 'scroll-bar-size.ts'))
const NOTHING = 'export default () => null\n'

/** Modules of libraries, and what stands in their place. */
const REPLACED = [
  {
    // It measures again at each page change (docs/decisions/0040-small-libraries.md).
    module: /\/@rc-component\/util\/es\/getScrollBarSize\.js$/,
    code: `export * from ${SCROLL_BAR}\nexport { default } from ${SCROLL_BAR}\n`,
  },
  {
    // It makes styles in the browser, with a CSS compiler. With `zeroRuntime` all of them come in a style sheet.
    module: /\/@ant-design\/cssinjs\/es\/hooks\/useStyleRegister\.js$/,
    code: `import hash from '@emotion/hash'
export const uniqueHash = (path, css) => hash(path.join('%') + css)
export const STYLE_PREFIX = 'style'
const nothing = () => undefined
export { nothing as default, nothing as extract, nothing as normalizeStyle, nothing as parseStyle }\n`,
  },
  // Tables have their filters above them, not in their headers, and pages instead of virtual rows.
  { module: /\/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/, code: `${NOTHING}export const flattenKeys = () => []\n` },
  { module: /\/antd\/es\/table\/RcTable\/VirtualTable\.js$/, code: NOTHING },
  { module: /\/@rc-component\/table\/es\/VirtualTable\/index\.js$/, code: `${NOTHING}export const genVirtualTable = () => null\n` },
]

const BRIGHT = `import { FastColor as AggregationColor } from '@ant-design/fast-color'
const isBright = (colour) => {
  const { r, g, b } = colour.toRgb()
  return r * 0.299 + g * 0.587 + b * 0.114 > 192
}`
const PRESETS = `import { AggregationColor } from '../../color-picker/color';
import { isBright } from '../../color-picker/components/ColorPresets';`
const NO_COMPONENT = 'const Nothing = () => null'

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/

/** Imports that bring a whole component along for a small function, or for something that is never drawn here; and work that is done again for nothing. */
const SHORTER = [
  // Each component that is drawn asks for its theme, several times, and the names of its variables were spelled out and hashed for each. Only these three differ.
  {
    module: /\/@ant-design\/cssinjs\/es\/hooks\/useCacheToken\.js$/,
    from: 'const cssVarStr = flattenToken(cssVar);',
    to: 'const cssVarStr = `${cssVar.prefix} ${cssVar.key} ${cssVar.hashed}`;',
  },
  { module: /\/antd\/es\/form\/context\.js$/, from: "'@rc-component/form'", to: "'@rc-component/form/es/FormContext'" },
  { module: /\/antd\/es\/(button\/style\/token|tag\/style\/index)\.js$/, from: PRESETS, to: BRIGHT },
  {
    module: /\/antd\/es\/tooltip\/util\.js$/,
    from: "import { generateColor } from '../color-picker/util';",
    to: "import { FastColor } from '@ant-design/fast-color'\nconst generateColor = (colour) => new FastColor(colour || '#000')",
  },
  {
    module: /\/antd\/es\/table\/hooks\/useSelection\.js$/,
    from: "import { arrAdd, arrDel, conductCheck, convertDataToEntities } from '@rc-component/tree';",
    to: `const arrAdd = (list, value) => (list.includes(value) ? [...list] : [...list, value])
const arrDel = (list, value) => (list ?? []).filter((one) => one !== value)
import { conductCheck } from '@rc-component/tree/es/utils/conductUtil'
import { convertDataToEntities } from '@rc-component/tree/es/utils/treeUtil'`,
  },
  // Every schema would carry its way to JSON Schema, which the server alone writes (contract/api/openapi.ts).
  {
    module: SCHEMAS,
    from: 'import * as processors from "../core/json-schema-processors.js";',
    to: 'const processors = {}',
  },
  {
    module: SCHEMAS,
    from: 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";',
    to: 'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = createStandardJSONSchemaMethod',
  },
  // Messages and questions have a root of their own, which is fetched later (admin/shell/overlays.tsx).
  ...['message/useMessage', 'modal/useModal', 'notification/useNotification'].map((hook) => {
    const [folder, name] = hook.split('/')
    return {
      module: /\/antd\/es\/app\/App\.js$/,
      from: `import ${name} from '../${folder}/${name}';`,
      to: `const ${name} = () => [null, null];`,
    }
  }),
  // Rows are selected by checkboxes.
  {
    module: /\/antd\/es\/table\/hooks\/useSelection\.js$/,
    from: "import Radio from '../../radio';",
    to: NO_COMPONENT.replace('Nothing', 'Radio'),
  },
  // The size of a page is chosen in a native select (admin/resource/list/page-size.tsx).
  {
    module: /\/antd\/es\/pagination\/Pagination\.js$/,
    from: "import Select from '../select';",
    to: NO_COMPONENT.replace('Nothing', 'Select'),
  },
]

/** Functions of antd that take the styles of a component second. With `zeroRuntime` they never call it (admin/shell/theme.ts). */
const STYLED = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'])

/** @returns {import('vite').Plugin[]} */
export const leanerLibraries = () => [replacedModules(), shorterImports(), withoutStyles()]

const forBrowsers = {
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
}

function replacedModules() {
  const met = new Set()
  return {
    ...forBrowsers,
    name: 'portico:replaced-modules',
    load: {
      filter: { id: REPLACED.map(({ module }) => module) },
      handler: (id) => {
        const { module, code } = REPLACED.find((one) => one.module.test(id))
        met.add(module)
        return code
      },
    },
    buildEnd(error) {
      for (const { module } of REPLACED)
        if (!error && !met.has(module)) this.error(`No module matches ${module} any more: look where antd has it now.`)
    },
  }
}

function shorterImports() {
  return {
    ...forBrowsers,
    name: 'portico:shorter-imports',
    transform: {
      filter: { id: SHORTER.map(({ module }) => module) },
      handler(code, id) {
        let shorter = code
        for (const { module, from, to } of SHORTER) {
          if (!module.test(id)) continue
          if (!code.includes(from)) this.error(`${id} no longer says ${from} Look what it brings along now.`)
          shorter = shorter.replace(from, to)
        }
        return { code: shorter, map: null }
      },
    },
  }
}

/** The style sheet of the build holds all styles, so the functions that would make them again are left out. */
function withoutStyles() {
  return {
    ...forBrowsers,
    name: 'portico:no-runtime-styles',
    transform: {
      filter: { id: /\/antd\/es\/.*\/style(\/\w+)?\.js$/, code: /gen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/ },
      handler(code) {
        const places = stylesIn(this.parse(code)).toSorted((one, other) => other.start - one.start)
        let rest = code
        for (const { start, end } of places) rest = `${rest.slice(0, start)}null${rest.slice(end)}`
        return { code: rest, map: null }
      },
    },
  }
}

/** The second arguments of the calls that declare styles. */
function stylesIn(node) {
  if (!node || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(stylesIn)
  const own = node.type === 'CallExpression' && STYLED.has(node.callee.name) && node.arguments[1] ? [node.arguments[1]] : []
  return own.length > 0 ? own : Object.values(node).flatMap(stylesIn)
}
