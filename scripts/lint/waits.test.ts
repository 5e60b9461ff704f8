import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { READ_AT_ONCE, SLEEP, waitsAmiss } from './waits.mjs'

/** Returns the complaints about the statements of a test, each with the text that it is about. */
function said(statements: string) {
  const source = `test('name', async () => {\n${statements}\n})`
  return waitsAmiss(parseSync('some.e2e.ts', source).program).map(({ node, message }) => [source.slice(node.start, node.end), message])
}

test.each([
  ['await button.click()', 'expect(await row.count())', '.toBe(1)'],
  ['await page.getByLabel("Name").fill("x")', 'expect(await page.title())', '.toContain("x")'],
  ['await page.keyboard.press("Tab")', 'expect(await page.evaluate(() => document.activeElement?.id))', '.toBe("main")'],
  ['await page.mouse.move(1, 1)', 'expect((await row.allInnerTexts()).length)', '.toBe(1)'],
  ['for (const key of keys) await page.keyboard.press(key)', 'expect([await first(page), 2])', '.toEqual([1, 2])'],
  ['await page.goBack()', 'expect(page.url())', '.toContain("#")'],
  ['await Promise.all([first.click(), second.click()])', 'expect(await row.isVisible())', '.toBe(true)'],
])('the lint refuses %s; %s', (action, read, rest) => {
  expect(said(`${action}\n${read}${rest}`)).toEqual([[read, READ_AT_ONCE]])
})

test('the lint refuses every read until a wait', () => {
  const reads = `
    await button.click()
    const row = page.locator('tr')
    expect(await row.count()).toBe(1)
    expect(await row.innerText()).toBe('x')
    await expect.poll(() => row.getAttribute('class')).toBe('x')
    expect(await row.isChecked()).toBe(true)`
  expect(said(reads).map(([read]) => read)).toEqual(['expect(await row.count())', 'expect(await row.innerText())'])
})

test('the lint knows the functions of the file that end with an action, and those that wait', () => {
  const body = `
    const act = async (name) => { await menu.click(); await page.getByText(name).click() }
    const save = async () => { const reply = page.waitForResponse('/save'); await button.click(); await reply }
    await act('Delete')
    expect(await row.count()).toBe(0)
    await save()
    expect(await row.count()).toBe(1)`
  expect(said(body)).toEqual([['expect(await row.count())', READ_AT_ONCE]])
})

test('the lint refuses a list that is read at once, and lets a text wait for its element', () => {
  const body = `
    await button.click()
    const code = await page.locator('code').innerText()
    const codes = await page.locator('li').allInnerTexts()`
  expect(said(body)).toEqual([["page.locator('li').allInnerTexts()", READ_AT_ONCE]])
})

test.each([
  'await button.click()\nawait expect.poll(() => row.count()).toBe(1)',
  'await button.click()\nawait row.waitFor()\nexpect(await row.innerText()).toBe("x")',
  'await button.click()\nawait page.waitForURL(/x/)\nexpect(page.url()).toBe("x")',
  'const reply = page.waitForResponse("/x")\nawait button.click()\nexpect((await reply).status()).toBe(200)',
  'await Promise.all([page.waitForURL(/x/), button.click()])\nexpect(await row.count()).toBe(1)',
  'await button.click()\nawait settled(page)\nexpect(await faultsOf(page)).toEqual([])',
  'await button.click()\nawait openList(page)\nexpect(await row.count()).toBe(1)',
  'expect(await row.count()).toBe(1)\nawait button.click()',
  'await button.click()\nexpect(sent).toEqual([])',
  'await page.evaluate(() => new Promise(requestAnimationFrame))',
])('the lint accepts %s', (statements) => {
  expect(said(statements)).toEqual([])
})

test.each([
  'await page.waitForTimeout(50)',
  'await new Promise((done) => setTimeout(done, 50))',
  'await page.evaluate(() => new Promise((done) => setTimeout(() => done(), 50)))',
])('the lint refuses the sleep %s', (statement) => {
  expect(said(statement).map(([, message]) => message)).toEqual([SLEEP])
})

test('the lint refuses the import of a sleep, and lets a page do something later', () => {
  const program = (source: string) => waitsAmiss(parseSync('some.e2e.ts', source).program)
  expect(program("import { setTimeout as wait } from 'node:timers/promises'")).toHaveLength(1)
  expect(program('setTimeout(() => { throw new Error("x") })')).toEqual([])
})
