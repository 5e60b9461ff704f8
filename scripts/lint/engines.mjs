// Tests that run on SQLite alone in the gate, `npm test` (server/testing/site.ts). SQL that a test writes itself may mean another thing on PostgreSQL.

const ANY_ENGINE = new Set(['anyEngine', 'onAnyEngine', 'kitOnAnyEngine'])
const CLIENT_CALLS = new Set(['exec', 'prepare', 'query'])
const SQL = /^\s*(?:alter|begin|commit|create|delete|drop|explain|insert|listen|pragma|rollback|select|set|truncate|update|vacuum|with)\b/i

export const RAW_SQL =
  'The gate runs these tests on SQLite alone, and this SQL may mean another thing on PostgreSQL. Declare them with `onBothEngines`, `eachEngine` or `kitOnBothEngines`, give the test the tag `engine`, or use the query builder.'

/** The raw SQL in a test file that the gate does not run on both engines: its nodes, and the names of the file's own helpers that hold some. */
export function rawSqlOnOneEngine(program) {
  const helpers = helpersWithSql(program.body)
  return program.body.filter(isOnAnyEngine).flatMap((statement) => {
    const nodes = [...within(statement, isEngineTest)]
    return nodes.filter((node) => isRawSql(node) || (node.type === 'Identifier' && helpers.has(node.name)))
  })
}

const calledName = ({ callee }) => callee?.name ?? callee?.property?.name

const isOnAnyEngine = ({ expression }) => expression?.type === 'CallExpression' && ANY_ENGINE.has(expression.callee.name)

/** `test(name, { tags: ['engine'] }, …)`, which the gate runs on both. */
function isEngineTest(node) {
  if (node.type !== 'CallExpression') return false
  const tags = node.arguments
    .flatMap(({ type, properties }) => (type === 'ObjectExpression' ? properties : []))
    .find(({ key }) => key?.name === 'tags')
  return tags?.value.elements?.some((tag) => tag?.value === 'engine') === true
}

function isRawSql(node) {
  if (node.type === 'TaggedTemplateExpression') return node.tag.name === 'sql'
  if (node.type !== 'CallExpression') return false
  if (node.callee.object?.name === 'sql') return calledName(node) === 'raw'
  const [first] = node.arguments
  const text = first?.type === 'TemplateLiteral' ? first.quasis[0].value.cooked : first?.value
  if (node.callee.type !== 'MemberExpression' || node.callee.object.regex) return false
  return CLIENT_CALLS.has(calledName(node)) && typeof text === 'string' && SQL.test(text)
}

/** The names that the file gives, outside its describes, to what holds raw SQL or uses another such name. */
function helpersWithSql(statements) {
  const helpers = new Map(
    statements.flatMap((statement) => {
      if (statement.type === 'FunctionDeclaration') return [[statement.id.name, [...within(statement.body)]]]
      if (statement.type !== 'VariableDeclaration') return []
      return statement.declarations.filter(({ id, init }) => id.name && init).map(({ id, init }) => [id.name, [...within(init)]])
    }),
  )
  const found = new Set([...helpers].filter(([, nodes]) => nodes.some(isRawSql)).map(([name]) => name))
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [name, nodes] of helpers) if (nodes.some((node) => node.type === 'Identifier' && found.has(node.name))) found.add(name)
  }
  return found
}

/** All nodes in a node, itself too, but for those that are left out and what is in them. */
function* within(value, isLeftOut = () => false) {
  if (Array.isArray(value)) for (const one of value) yield* within(one, isLeftOut)
  else if (value !== null && typeof value?.type === 'string' && !isLeftOut(value)) {
    yield value
    for (const [name, part] of Object.entries(value)) if (name !== 'parent' && typeof part === 'object') yield* within(part, isLeftOut)
  }
}
