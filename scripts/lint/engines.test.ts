import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { rawSqlOnOneEngine } from './engines.mjs'

/** The texts in a test file that the lint names. */
function named(source: string) {
  return rawSqlOnOneEngine(parseSync('some.test.ts', source).program).map(({ start, end }: { start: number; end: number }) =>
    source.slice(start, end),
  )
}

const inTest = (words: string, options = '') => `test('name', ${options}async () => { ${words} })`

test.each([
  'sql`select 1`',
  'sql<{ id: number }>`select id from news`',
  "sql.raw('select 1')",
  "client.query('select 1')",
  'client.query(`select ${words}`)',
  "database.exec('begin immediate')",
  "database.prepare('select count(*) from upload')",
])('the lint refuses %s among rules that the gate tries on SQLite alone', (words) => {
  for (const declared of ['onAnyEngine', 'anyEngine', 'kitOnAnyEngine'])
    expect(named(`${declared}('name', (site) => { ${inTest(`await ${words}`)} })`)).toEqual([words])
  for (const declared of ['onBothEngines', 'eachEngine', 'kitOnBothEngines'])
    expect(named(`${declared}('name', (site) => { ${inTest(`await ${words}`)} })`)).toEqual([])
})

test('the lint accepts it in a test that the gate runs on both engines', () => {
  const one = inTest('await sql`select 1`', "{ tags: ['engine'] }, ")
  const other = inTest('await sql`select 2`', "{ tags: ['whole'] }, ")
  expect(named(`onAnyEngine('name', (site) => { ${one}; ${other} })`)).toEqual(['sql`select 2`'])
  expect(named(`test.runIf(isOne)('name', async () => { await sql\`select 3\` })`)).toEqual([])
})

test('the lint names a helper of the file that holds some, also by way of another helper', () => {
  const helpers = `
    const numbers = sql\`select 1\`
    function fill(site) { return numbers.execute(site) }
    const plain = () => 1`
  const source = `${helpers}
    onAnyEngine('one', (site) => { ${inTest('await fill(site); plain()')} })
    onBothEngines('other', (site) => { ${inTest('await fill(site)')} })`
  expect(named(source)).toEqual(['fill'])
})

test.each(["/a(b)/.exec('select')", '/select/.exec(text)', 'page.query("main")', "db.selectFrom('news').select('id')", 'html`<p>`'])(
  'the lint accepts %s',
  (words) => {
    expect(named(`onAnyEngine('name', (site) => { ${inTest(words)} })`)).toEqual([])
  },
)
