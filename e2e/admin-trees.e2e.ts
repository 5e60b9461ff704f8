// @module-tag browser
import type { Page } from '@playwright/test'
import { afterEach, describe, expect, test } from 'vitest'
import { overflow } from './kit/looks.ts'
import { closeNotices } from './kit/notices.ts'
import { dragRow, startDrag, touchDrag } from './kit/row-drag.ts'
import { serviceOf } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { DESKTOP, PHONE, visitDemo } from './kit/visit.ts'
import { walkIf } from './kit/first-in-gate.ts'

interface Tree {
  at: string
  service: string
  title: string
  parent: string
  values: object
  /** A move to another parent is asked about. */
  isAsked: boolean
}

const TREES: readonly Tree[] = [
  { at: '/ou', service: 'OrganizationUnit', title: 'displayName', parent: 'parentId', values: {}, isAsked: true },
  { at: '/menu', service: 'Menu', title: 'text', parent: 'pid', values: { tag: 'web' }, isAsked: false },
]

const visit = visitDemo()
const service = serviceOf(visit)

const row = (page: Page, { id }: { id: number }) => page.locator(`.ant-table-row[data-row-key="${id}"]:visible`)
const handle = (page: Page, { text }: { text: string }) => page.getByRole('button', { name: `移动《${text}》` })
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()

/** Rows of a tree for the tests of a describe, gone after each of them. */
function rowsOf({ service: name, title, parent, values, isAsked }: Tree) {
  let number = 0
  const planted: { id: number }[] = []

  /** Two branches: one with three rows below it, and one with a single row. */
  async function plant() {
    const own = `${Date.now()}-${number++}`
    const make = async (text: string, above: number | null = null) => {
      const row = { ...values, [title]: `${text} ${own}`, [parent]: above, sort: 1000 }
      return { id: (await service('admin', 'POST', `${name}/Create`, row)).result.id, text: `${text} ${own}` }
    }
    const top = await make('甲')
    const [one, two, three] = [await make('甲一', top.id), await make('甲二', top.id), await make('甲三', top.id)]
    const other = await make('乙')
    const single = await make('乙一', other.id)
    planted.push(one, two, three, single, top, other)
    return { own, top, one, two, three, other, single }
  }
  // A long tree would put the next rows out of a phone's sight.
  afterEach(async () => {
    for (const { id } of planted.splice(0)) await service('admin', 'POST', `${name}/Delete`, { id })
  })
  const below = async ({ id }: { id: number }) => {
    const { items } = (await service('admin', 'GET', `${name}/GetAll?maxResultCount=1000&${parent}=${id}`)).result
    return items.map((row) => String(row[title]).split(' ')[0])
  }
  const parentOf = async ({ id }: { id: number }) => (await service('admin', 'GET', `${name}/Get?id=${id}`)).result[parent]
  async function confirm(page: Page) {
    if (isAsked) await page.getByRole('dialog', { name: '移动机构' }).getByRole('button', { name: '移动', exact: true }).click()
  }
  /** The calls of Move that a page sends. */
  function movesOf(page: Page): string[] {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(`${name}/Move`)) sent.push(request.postData() ?? '')
    })
    return sent
  }
  return { plant, below, parentOf, confirm, movesOf }
}

interface Planted {
  top: { id: number }
  one: { id: number }
  other: { id: number }
  single: { id: number }
}

/** Waits for the planted rows, and for the code by which handles listen to keys. A branch that comes into an open tree is folded. */
async function isDrawn(page: Page, { top, one, other, single }: Planted) {
  await row(page, other).waitFor()
  for (const [branch, child] of [
    [top, one],
    [other, single],
  ] as const)
    if ((await row(page, child).count()) === 0) await row(page, branch).getByRole('button', { name: '展开行' }).click()
  await row(page, single).waitFor()
  await page.locator('[id^=kit-order-keys]').waitFor({ state: 'attached' })
  await settled(page)
}

describe('Trees on a wide screen', () => {
  const share = shareOffice(visit, 'admin', { viewport: { ...DESKTOP, height: 1800 } })

  describe.each(TREES)('The tree of $at', (tree) => {
    const { at, service: name, isAsked } = tree
    const { plant, below, parentOf, confirm, movesOf } = rowsOf(tree)

    test('B-84b by mouse no row goes below itself: words say so while it is held and when it is dropped, and nothing is sent; a row goes to another place of its level, and below another row', async () => {
      const rows = await plant()
      const page = await share(at)
      const { top, one, two, three, other, single } = rows
      await isDrawn(page, rows)
      const sent = movesOf(page)
      const refusal = `《${top.text}》不能移到它自己的下级，仍在原来的位置。`
      await startDrag(page, handle(page, top), { to: row(page, two), edge: 'bottom' })
      await says(page, refusal)
      await page.mouse.up()
      await page.locator('.ant-notification-notice', { hasText: refusal }).waitFor()
      // Dropped on itself it stays as well, without a complaint.
      await dragRow(page, handle(page, one), { to: row(page, one), edge: 'bottom' })
      await settled(page)
      expect(await page.locator('.kit-drop-line').count()).toBe(0)
      expect(await page.getByText('已移动').count()).toBe(0)
      expect([sent, await parentOf(top), await below(top)]).toEqual([[], null, ['甲一', '甲二', '甲三']])
      await closeNotices(page)
      await startDrag(page, handle(page, three), { to: row(page, one), edge: 'top' })
      await says(page, `移到《${top.text}》之下，第 1 位，共 3 位。`)
      await page.mouse.up()
      await page.getByText(`已移动《${three.text}》`).waitFor()
      await expect.poll(() => below(top)).toEqual(['甲三', '甲一', '甲二'])
      await settled(page)
      await startDrag(page, handle(page, two), { to: row(page, single), edge: 'bottom' })
      await says(page, `移到《${other.text}》之下，第 2 位，共 2 位。`)
      await page.mouse.up()
      await confirm(page)
      await page.getByText(`已移动《${two.text}》`).waitFor()
      await expect.poll(() => below(other)).toEqual(['乙一', '甲二'])
      expect(await below(top)).toEqual(['甲三', '甲一'])
    })

    test('B-84b by keys a row goes below another one, and passes over the rows below itself', walkIf(isAsked), async () => {
      const rows = await plant()
      const page = await share(at)
      const { top, one, two, three } = rows
      await isDrawn(page, rows)
      const said = page.locator('.kit-table:visible > [role=status]')
      await handle(page, two).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => said.innerText()).toContain(`移到《${one.text}》之下，第 1 位，共 1 位。`)
      await page.keyboard.press('Space')
      await confirm(page)
      await expect.poll(() => parentOf(two)).toBe(one.id)
      await expect.poll(() => handle(page, one).count()).toBe(1)
      await settled(page)
      await handle(page, one).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => said.innerText()).toContain(`移到《${top.text}》之下，第 2 位，共 2 位。`)
      await page.keyboard.press('Space')
      await expect.poll(() => below(top)).toEqual(['甲三', '甲一'])
      expect([await parentOf(two), await parentOf(three)]).toEqual([one.id, top.id])
    })

    test('B-84b the server refuses such a move with a sentence, whoever asks', async () => {
      const { top, two } = await plant()
      for (const target of [top, two]) {
        const { error } = await service('admin', 'POST', `${name}/Move`, { id: top.id, parentId: target.id, afterId: null })
        expect(JSON.stringify(error)).toContain('不能把一项移动到它自己的下级')
      }
      expect([await parentOf(top), await below(top)]).toEqual([null, ['甲一', '甲二', '甲三']])
    })
  })
})

describe('Trees on a phone', () => {
  const share = shareOffice(visit, 'admin', { viewport: PHONE, hasTouch: true })

  describe.each(TREES)('The tree of $at', (tree) => {
    const { at } = tree
    const { plant, below, confirm, movesOf } = rowsOf(tree)

    test('B-84b by finger on a phone a row goes to another place of its level, and never below itself; a row goes below another branch', async () => {
      const rows = await plant()
      const page = await share(at)
      const { top, one, two, three, other, single } = rows
      await isDrawn(page, rows)
      await page.locator('.kit-table[data-sorting]').waitFor()
      const sent = movesOf(page)
      const refused = await touchDrag(page, handle(page, top), { to: row(page, two), edge: 'bottom' })
      await says(page, '不能移到它自己的下级')
      await refused()
      await page.locator('.ant-notification-notice', { hasText: `《${top.text}》不能移到它自己的下级` }).waitFor()
      expect([sent, await below(top)]).toEqual([[], ['甲一', '甲二', '甲三']])
      const within = await touchDrag(page, handle(page, three), { to: row(page, one), edge: 'top' })
      await says(page, `移到《${top.text}》之下，第 1 位，共 3 位。`)
      await within()
      await expect.poll(() => below(top)).toEqual(['甲三', '甲一', '甲二'])
      expect(await overflow(page)).toBe(0)
      await closeNotices(page)
      await settled(page)
      await row(page, single).scrollIntoViewIfNeeded()
      const across = await touchDrag(page, handle(page, two), { to: row(page, single), edge: 'bottom' })
      await says(page, `移到《${other.text}》之下，第 2 位，共 2 位。`)
      await across()
      await confirm(page)
      await expect.poll(() => below(other)).toEqual(['乙一', '甲二'])
    })
  })
})
