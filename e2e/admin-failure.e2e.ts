// @module-tag browser
import type { Page } from '@playwright/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { visitDemo } from './kit/visit.ts'
import { faultsOf } from './kit/looks.ts'
import { settled } from './kit/settled.ts'
import { shareOffice } from './kit/share-office.ts'
import { signIn } from './kit/sign-in.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|404|preload CSS/

const menuLink = (page: Page, name: string) => page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name })
const seen = (page: Page, field: string) => page.locator(field).locator('visible=true')

describe('A broken page breaks only itself', () => {
  const visit = visitDemo()

  /** Gives the new piece of news a title that is not saved. */
  async function halfFill(page: Page) {
    await seen(page, '#title').fill('写了一半')
    await settled(page)
  }

  describe('without a network', () => {
    const share = shareOffice(visit, 'admin', { expected: NO_NETWORK, offline: false })
    const shareOnline = async (address: string) => {
      const page = await share(address)
      onTestFinished(() => page.context().setOffline(false))
      return page
    }

    test('B-30a a page whose code does not arrive fails in its own tab, and the half-filled form of another stays', async () => {
      const page = await shareOnline('/sitenews/new')
      await halfFill(page)
      await page.context().setOffline(true)
      await page.getByText('当前离线').waitFor()
      await menuLink(page, '产品').click()
      await page.getByRole('heading', { level: 1, name: '页面加载失败' }).waitFor()
      await page.getByText('恢复连接后会自动重试').waitFor()
      expect(await faultsOf(page)).toEqual([])
      await tab(page, '新增新闻').click()
      await expect.poll(() => seen(page, '#title').inputValue()).toBe('写了一半')
      await tab(page, '产品').click()
      await page.getByRole('heading', { level: 1, name: '页面加载失败' }).locator('visible=true').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('heading', { level: 1, name: '产品' }).locator('visible=true').waitFor()
      await page.locator('.ant-table-row').locator('visible=true').first().waitFor()
      expect(await page.getByText('当前离线').count()).toBe(0)
      await tab(page, '新增新闻').click()
      await expect.poll(() => seen(page, '#title').inputValue()).toBe('写了一半')
    })

    test('B-30e a list that is opened without a network says so, and loads when the network is back', { tags: ['walk'] }, async () => {
      const page = await shareOnline('/sitenews')
      await page.locator('.ant-table-row').first().waitFor()
      await page.context().setOffline(true)
      await menuLink(page, '文章').click()
      await page.getByRole('heading', { level: 1, name: '文章' }).waitFor()
      await page.getByText('没有网络，恢复后自动加载').locator('visible=true').waitFor()
      expect(await page.locator('.kit-bone').locator('visible=true').count()).toBe(0)
      await page.context().setOffline(false)
      await page.locator('.ant-table-row').locator('visible=true').first().waitFor()
    })

    test('B-30f a form that waited for the network opens when it is back', async () => {
      const page = await shareOnline('/sitenews/2')
      await seen(page, '#title').waitFor()
      await settled(page)
      await page.context().setOffline(true)
      await page.evaluate(() => {
        location.hash = '#/sitenews/3'
      })
      await page.getByText('没有网络，恢复后自动加载').locator('visible=true').waitFor()
      await page.context().setOffline(false)
      await expect.poll(() => seen(page, '#title').inputValue()).not.toBe('')
    })
  })

  // The first test is about the code of forms, which the second one has.
  describe('without a file', () => {
    const share = shareOffice(visit, 'admin', { expected: NO_NETWORK })
    const shareRouted = async (address: string) => {
      const page = await share(address)
      onTestFinished(() => page.unrouteAll())
      return page
    }

    test('B-30d a form, a drawer and a dialog whose code does not arrive say so, and open at the next try', async () => {
      const page = await shareRouted('/gallery/site')
      await page.locator('.ant-table-row').first().waitFor()
      const isOfForm = (url: URL) => /\/form-.*\.js/.test(url.pathname)
      await page.route(isOfForm, (route) => route.abort())
      await page.locator('.ant-table-row').first().getByRole('link').first().click()
      await page.getByRole('alert').getByText('页面文件下载失败').waitFor()
      await page.waitForURL((url) => !url.hash.includes('row='))
      expect(await page.locator('.ant-table-row').count()).toBeGreaterThan(0)
      await page.unroute(isOfForm)
      await page.locator('.ant-table-row').first().getByRole('link').first().click()
      await page.locator('.ant-drawer #title').waitFor()
    })

    test('B-30b a file that was lost on the way is fetched again when the user asks', async () => {
      const page = await shareRouted('/sitenews/new')
      await halfFill(page)
      const isOfProducts = (url: URL) => /product-page-.*\.js/.test(url.pathname)
      await page.route(isOfProducts, (route) => route.abort())
      await menuLink(page, '产品').click()
      await page.locator('#shell-content').getByText('页面文件下载失败').locator('visible=true').waitFor()
      await page.unroute(isOfProducts)
      await page.getByRole('button', { name: '重试' }).click()
      await page.locator('.ant-table-row').locator('visible=true').first().waitFor()
      await tab(page, '新增新闻').click()
      await expect.poll(() => seen(page, '#title').inputValue()).toBe('写了一半')
    })
  })

  test('B-30c after an update of the server a reload is offered, and the words of the open form come back after it', async () => {
    const page = await visit.open({ expected: NO_NETWORK })
    await signIn(page, 'admin', { at: '/sitenews/new' })
    await halfFill(page)
    await page.route(/product-page-.*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/app-newer.js"></script>' }),
    )
    await menuLink(page, '产品').click()
    await page.getByText('系统已经更新').waitFor()
    await page.unrouteAll()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: '重新加载' }).click()
    await page.locator('.ant-table-row').locator('visible=true').first().waitFor()
    await tab(page, '新增新闻').click()
    await expect.poll(() => seen(page, '#title').inputValue()).toBe('写了一半')
    await page.getByText(/恢复了 \d\d:\d\d 未保存的内容/).waitFor()
  })
})
