// @module-tag browser
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { noteBackup, noteFailure } from '../server/backup/note-backups.ts'
import { verifyBackup } from '../server/backup/verify.ts'
import { writeBackup } from '../server/backup/write.ts'
import { formatDate } from '../contract/format/date-format.ts'
import { overflow } from './kit/looks.ts'
import { faultsInBothShades, followSystem } from './kit/shades.ts'
import { signIn } from './kit/sign-in.ts'
import { PHONE, visitDemo } from './kit/visit.ts'

describe('The backups on the dashboard', () => {
  const visit = visitDemo()
  const shared = visit.share({}, (page) => signIn(page, 'admin', { at: '/dashboard' }))
  const place = mkdtempSync(path.join(tmpdir(), 'portico-e2e-backups-'))
  afterAll(() => rmSync(place, { recursive: true }))

  test('B-67k it says that there is no verified backup, and leads to the setting of one each night', async () => {
    const page = shared()
    const card = page.locator('.dash-backups')
    await card.getByText('还没有核对过的备份').waitFor()
    await card.getByRole('link', { name: '开启每晚备份' }).click()
    await page.locator('.setting').getByText('每晚自动备份', { exact: true }).waitFor()
    expect(await page.locator('.setting').count()).toBe(3)
    await page.goBack()
    await card.waitFor()
  })

  test('B-67k it names the moment of the last verified backup, and the reason of a failure', async () => {
    const page = await visit.open()
    await followSystem(page)
    await signIn(page, 'admin', { at: '/dashboard' })
    const card = page.locator('.dash-backups')
    const { database } = visit.running
    const { folder, manifest } = await writeBackup(database, { dataDir: visit.dataDir, s3: null }, place)
    await verifyBackup(folder)
    await noteBackup(database, { time: manifest.time, verified: true })
    await page.reload()
    await card.getByText(`${formatDate(manifest.time, 'YYYY-MM-DD HH:mm', 'Asia/Shanghai')} 的备份已核对`).waitFor()
    expect(await card.getByText('还没有核对过的备份').count()).toBe(0)
    await noteFailure(database, { time: manifest.time, reason: 'ENOSPC: no space left on device' })
    await page.reload()
    await card.getByText('ENOSPC: no space left on device').waitFor()
    await card.getByText('的备份已核对').waitFor()
    expect(await faultsInBothShades(page)).toEqual([])
  })

  test('B-81b a button makes one at once: the bell tells its progress and what it holds, and the card knows it without a reload', async () => {
    const { database } = visit.running
    await database.write.deleteFrom('setting').where('name', '=', 'backups').execute()
    const page = await visit.open({ expected: /422/ })
    await followSystem(page)
    await signIn(page, 'admin', { at: '/dashboard' })
    const card = page.locator('.dash-backups')
    await card.getByText('还没有核对过的备份').waitFor()
    await card.getByRole('button', { name: '立即备份' }).click()
    await page.getByText('正在后台备份').waitFor()
    await card.getByRole('button', { name: '立即备份' }).click()
    await page.getByText('已有一个备份正在等待或执行').waitFor()
    const bell = page.getByRole('button', { name: /^后台任务/ })
    await expect.poll(() => bell.getAttribute('aria-label')).toContain('1 个进行中')
    await bell.click()
    const job = page.getByRole('dialog', { name: '提醒与任务' }).getByRole('listitem', { name: '备份' })
    await job.getByText('等待中').waitFor()
    await database.write
      .updateTable('job')
      .set({ state: 'running', done: 30, total: 120, leaseUntil: Date.now() + 60_000 })
      .execute()
    await job.getByText('正在复制并核对，已完成 25%').waitFor()
    expect(await faultsInBothShades(page)).toEqual([])
    await database.write.updateTable('job').set({ state: 'waiting' }).execute()
    await visit.running.app.jobs.run()
    await job.getByText(/^已备份 \d+ 行数据和 \d+ 个上传文件，共 [\d.]+ [KMG]B，并已还原核对$/).waitFor()
    expect(await job.getByRole('button', { name: /^下载/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await card.getByText('的备份已核对').waitFor()
    expect(await card.getByText('还没有核对过的备份').count()).toBe(0)
  })

  test('B-67k it fits a phone, in English too; an editor sees nothing of it', async () => {
    const page = await visit.open({ viewport: PHONE, locale: 'en-US' })
    await signIn(page, 'admin', { at: '/dashboard' })
    await page.locator('.dash-backups').getByText('is verified').waitFor()
    expect(await overflow(page)).toBe(0)
    const other = await visit.open()
    await signIn(other, 'editor', { at: '/dashboard' })
    await other.getByText('常用操作').waitFor()
    expect(await other.locator('.dash-backups').count()).toBe(0)
  })
})
