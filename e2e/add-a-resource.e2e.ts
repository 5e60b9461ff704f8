// @module-tag browser
import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { afterAll, expect, test } from 'vitest'
import { guidedCopy } from '../server/testing/guided-copy.ts'
import { startProgram, type Program } from '../server/testing/program.ts'
import { samplePicture } from '../server/testing/site.ts'
import { atRest } from './kit/at-rest.ts'
import { faultsOf, overflow } from './kit/looks.ts'
import { authenticate } from './kit/service.ts'
import { settled } from './kit/settled.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitAt } from './kit/visit.ts'

// docs/add-a-resource.md is followed in a copy of the repository, which is built and opened in a browser as the person who follows it would.
// scripts/add-a-resource.test.ts asks the same copy through the API, without building the browser's side.

const PASSWORD = 'Quiet-77-lake'
let copy: string
let program: Program

const visit = visitAt(async () => {
  copy = guidedCopy()
  // To compress its files, which the server does without, takes as long as all else.
  const build = "import('./scripts/lib/bundle.mjs').then(({ bundle }) => bundle('dist'))"
  execFileSync(process.execPath, ['-e', build], { cwd: copy, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } })
  program = startProgram(copy, { SEED: 'empty', ADMIN_PASSWORD: PASSWORD, DATA_DIR: path.join(copy, 'data') })
  const url = (await program.url).replace('127.0.0.1', 'localhost')
  await prepare(url)
  return url
}, 300_000)

afterAll(async () => {
  program?.kill()
  await program?.ended
  if (copy) rmSync(copy, { recursive: true, force: true })
})

interface Reply {
  result: { id: number; items: { id: number; code: string; name: string }[] }
  error: { code: number } | null
}

async function post(url: string, token: string, call: string, input: object = {}): Promise<Reply> {
  const headers = { 'X-Token': token, 'content-type': 'application/json' }
  const reply = await fetch(`${url}/abp/services/app/${call}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await reply.json()) as Reply
}

/** A brand to refer to, a reader of suppliers, and a user who may see other things only. */
async function prepare(url: string) {
  const { token } = await authenticate(url, 'admin', PASSWORD)
  await post(url, token, 'Brand/Create', { name: '北斗', nameEn: 'Dipper', code: 'dipper' })
  for (const [name, grantedPermissions] of [
    ['reader', ['Supplier/View', 'Brand/View']],
    ['stranger', ['Brand/View']],
  ] as const) {
    const role = await post(url, token, 'Role/Create', { name, displayName: name, grantedPermissions })
    const user = { userName: name, name, emailAddress: `${name}@example.com`, password: PASSWORD }
    await post(url, token, 'User/Create', { ...user, roleIds: [role.result.id] })
  }
}

const enter = (page: Page, user: string, at = '/supplier') => signIn(page, user, { at, password: PASSWORD, isOwn: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

const admin = visit.share({}, (page) => enter(page, 'admin', '/dashboard'))

test('R-13c C-30 the menu leads to the new screen, and its form creates a row that the list shows', async () => {
  const page = admin()
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '供应商', exact: true }).click()
  await page.waitForURL((url) => url.hash === '#/supplier')
  await heading(page, '供应商')
  await page.goto('/#/supplier/new')
  await page.locator('#name').fill('长江光学')
  await page.locator('#nameEn').fill('Yangtze Optics')
  await page.locator('#code').fill('a b')
  await page.locator('#code').blur()
  await page.locator('.ant-form-item-explain-error').first().waitFor()
  await page.locator('#code').fill('YZ-1')
  await page.locator('#website').fill('https://yangtze.example')
  await page.locator('#brandId').click()
  await page.locator('.ant-select-item-option', { hasText: '北斗' }).click()
  await page.locator('input#logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await samplePicture() })
  await page.locator('.kit-shown img').waitFor()
  const saved = page.waitForResponse(/Supplier\/Create/)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await page.goto('/#/supplier')
  const row = page.locator('.ant-table-row', { hasText: 'YZ-1' })
  await row.waitFor()
  for (const text of ['长江光学', '北斗']) expect(await row.textContent()).toContain(text)
  expect(await row.locator('img').count()).toBe(1)
})

test('E-11d E-11e its rows come in from a file and go out into one', async () => {
  const page = admin()
  await page.goto('/#/supplier')
  await heading(page, '供应商')
  const transfer = async (way: string) => {
    await page.getByRole('button', { name: '导入与导出' }).click()
    await page.getByRole('menuitem', { name: way }).click()
    return page.getByRole('dialog', { name: way })
  }
  const incoming = await transfer('导入')
  const buffer = Buffer.from('﻿名称,编码,品牌,启用\n安东机械,AD_7,北斗,否\n没有编码,,,\n')
  await incoming.locator('input[type=file]').setInputFiles({ name: '供应商.csv', mimeType: 'text/csv', buffer })
  await incoming.getByText('可以导入 1 条，有问题 1 条').waitFor()
  await incoming.getByRole('button', { name: '导入 1 条' }).click()
  await atRest(incoming.getByRole('button', { name: '完成' })).click()
  await page.locator('.ant-table-row', { hasText: 'AD_7' }).waitFor()
  const outgoing = await transfer('导出')
  const [file] = await Promise.all([page.waitForEvent('download'), outgoing.getByRole('button', { name: '导出' }).click()])
  const [titles = [], ...rows] = await readSheet(await readFile(await file.path()))
  expect(file.suggestedFilename()).toMatch(/^供应商.*\.xlsx$/)
  for (const title of ['名称', '名称 (English)', '编码', '品牌', '网站', '启用']) expect(titles).toContain(title)
  expect(rows.find((row) => row.includes('AD_7'))).toEqual(expect.arrayContaining(['安东机械', '北斗']))
})

test('A-03b A-05a a reader sees the list without a way to change it, and the server refuses to change it', async () => {
  const page = await visit.open()
  await enter(page, 'reader')
  await heading(page, '供应商')
  await page.locator('.ant-table-row', { hasText: 'YZ-1' }).waitFor()
  for (const name of ['新增', '导入与导出', '编辑', '更多']) expect(await page.getByRole('button', { name }).count()).toBe(0)
  const { token } = await authenticate(visit.url, 'reader', PASSWORD)
  for (const [call, input] of [
    ['Create', { name: '不行', code: 'no' }],
    ['Update', { id: 1, version: 1, name: '不行' }],
    ['Delete', { id: 1 }],
    ['SaveImport', { items: [{ name: '不行', code: 'no' }] }],
    ['Export', {}],
  ] as const)
    expect([call, (await post(visit.url, token, `Supplier/${call}`, input)).error?.code]).toEqual([call, 403])
})

test('R-13c R-13d A-05a a user without its permit finds no entry, is led to /401, and is refused by the server', async () => {
  const page = await visit.open()
  await enter(page, 'stranger', '/brand')
  await heading(page, '品牌')
  const menu = page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('link', { name: '品牌', exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: '供应商' }).count()).toBe(0)
  await page.goto('/#/supplier')
  await page.waitForURL((url) => url.hash === '#/401')
  const { token } = await authenticate(visit.url, 'stranger', PASSWORD)
  expect((await post(visit.url, token, 'Supplier/Count')).error?.code).toBe(403)
})

test('P-15 list and form have no fault that axe knows, in English and on a phone', async () => {
  const page = await visit.open({ locale: 'en-US', viewport: PHONE })
  await enter(page, 'admin')
  for (const [at, shown] of [
    ['/supplier', page.getByText('Yangtze Optics')],
    ['/supplier/1', page.locator('#nameEn')],
  ] as const) {
    await page.goto(`/#${at}`)
    await shown.first().waitFor()
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})
