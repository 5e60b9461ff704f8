// Races in the browser tests. An action ends before the page has drawn what it changes, so a test that reads at once may read what was there before.

/** The driver of the browser has these names for what a person does to a page. */
const ACTIONS = new Set(
  `blur check clear click dblclick dispatchEvent down dragTo fill focus goBack goForward hover insertText move press pressSequentially reload
  selectOption setChecked setFiles setInputFiles tap type uncheck up wheel`.split(/\s+/),
)
/** A locator or a page answers these at once, without waiting. */
const READERS = new Set(
  `allInnerTexts allTextContents boundingBox content count evaluate evaluateAll getAttribute innerHTML innerText inputValue isChecked isDisabled
  isEditable isEnabled isHidden isVisible textContent title url`.split(/\s+/),
)
/** Those that do not even wait until there is an element. */
const READERS_OF_ALL = new Set(['allInnerTexts', 'allTextContents', 'count', 'evaluateAll', 'isHidden', 'isVisible'])
/** Calls that wait for what the page will show. */
const WAITS = /^(?:poll|waitFor\w*|waitUntil|settled|answered|quietFor|faultsInBothShades)$/
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

export const READ_AT_ONCE =
  'This is read right after an action, perhaps before the page has changed. Wait for the state: `await expect.poll(() => …)`, `waitFor()`, `waitForURL()`, or the reply. Where nothing may change, wait first for something that does.'
export const SLEEP =
  'A sleep is too long for a quiet machine and too short for a busy one. Wait for the state that it stands for; where nothing may happen for a while, use `quietFor` of e2e/kit.'

/** The races and bare sleeps in the syntax tree of a test file: the nodes, each with a sentence on what to do. */
export function waitsAmiss(program) {
  const nodes = [...within(program, true)]
  const helpers = helpersOf(nodes)
  const races = nodes.flatMap((node) => (Array.isArray(node.body) ? racesIn(node.body, helpers) : []))
  return [...races.map((node) => ({ node, message: READ_AT_ONCE })), ...nodes.filter(isSleep).map((node) => ({ node, message: SLEEP }))]
}

/** The reads among these statements that have nothing but other reads between them and an action. */
function racesIn(statements, helpers) {
  const races = []
  let isChanging = false
  for (const statement of statements) {
    const nodes = [...within(statement)]
    const reads = nodes.filter(
      (node) => isExpectation(node) || (statement.type === 'VariableDeclaration' && READERS_OF_ALL.has(calledName(node))),
    )
    if (nodes.some((node) => isWait(node, helpers))) isChanging = false
    else if (endsWithAction(nodes, helpers)) isChanging = true
    else if (reads.length > 0) races.push(...(isChanging ? reads : []))
    else if (nodes.some(isAwait) && !nodes.some((node) => READERS.has(calledName(node)))) isChanging = false
  }
  return races
}

/** `expect(await …)` and `expect(page.url())`. */
function isExpectation(node) {
  if (node.type !== 'CallExpression' || node.callee.name !== 'expect') return false
  return [...within(node.arguments)].some((part) => isAwait(part) || calledName(part) === 'url')
}

/** A wait, or a promise of something that the action leads to. */
function isWait(node, helpers) {
  if (isAwait(node)) return node.argument.type === 'Identifier'
  const name = calledName(node)
  return name !== undefined && (WAITS.test(name) || helpers.get(name) === 'wait')
}

const endsWithAction = (nodes, helpers) => nodes.some(isAwait) && isAction(lastCallOf(nodes), helpers)

/** The last call that does something itself, unlike `Promise.all`. */
const lastCallOf = (nodes) => nodes.findLast((node) => node.type === 'CallExpression' && calledName(node) !== 'all')

const isAction = (call, helpers) => call !== undefined && (isActionOfDriver(call) || helpers.get(calledName(call)) === 'action')

const isActionOfDriver = ({ callee }) => callee.type === 'MemberExpression' && ACTIONS.has(callee.property.name)

/** The functions of the file: whether they wait, or else end with an action. */
function helpersOf(nodes) {
  const helpers = new Map()
  for (const { type, id, init, body } of nodes) {
    const inside = type === 'FunctionDeclaration' ? body : FUNCTIONS.has(init?.type) ? init.body : undefined
    if (inside === undefined || inside === null) continue
    const parts = [...within(inside)]
    if (parts.some((part) => isWait(part, helpers))) helpers.set(id.name, 'wait')
    else if (isAction(lastCallOf(parts), helpers)) helpers.set(id.name, 'action')
  }
  return helpers
}

function isSleep(node) {
  if (node.type === 'ImportDeclaration') return /^(?:node:)?timers\/promises$/.test(node.source.value)
  if (calledName(node) === 'waitForTimeout') return true
  if (node.type !== 'NewExpression' || node.callee.name !== 'Promise') return false
  return [...within(node.arguments, true)].some((part) => calledName(part) === 'setTimeout')
}

const isAwait = ({ type }) => type === 'AwaitExpression'

const calledName = ({ type, callee }) => (type === 'CallExpression' ? (callee.property?.name ?? callee.name) : undefined)

/** The nodes below one, inner before outer, as they are carried out; those of functions within it only on demand. */
function* within(value, intoFunctions = false, isInner = false) {
  if (Array.isArray(value)) for (const one of value) yield* within(one, intoFunctions, true)
  else if (value !== null && typeof value?.type === 'string') {
    if (isInner && !intoFunctions && FUNCTIONS.has(value.type)) return
    for (const [name, part] of Object.entries(value))
      if (name !== 'parent' && typeof part === 'object') yield* within(part, intoFunctions, true)
    yield value
  }
}
