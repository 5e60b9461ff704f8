import type { Locator, Page } from '@playwright/test'
import { inside as insideEnglish } from '../../admin/language/inside-en.ts'
import { inside as insideChinese } from '../../admin/language/inside-zh-CN.ts'
import { en } from '../../contract/words/en/index.ts'
import { zhCN } from '../../contract/words/zh-CN/index.ts'

// Parts of the back office that lie over a screen, each with the way to it by keys.

export const WORDS = {
  'zh-CN': { admin: { ...zhCN.admin, ...insideChinese.admin } },
  'en-US': { admin: { ...en.admin, ...insideEnglish.admin } },
}
export type Words = (typeof WORDS)[keyof typeof WORDS]

export interface Overlay {
  name: string
  opener: (page: Page, words: Words) => Locator
  /** The steps within a menu that the opener opens, each by its name. */
  steps?: (words: Words) => string[]
  /** The key that opens it; without this, Enter. */
  key?: string
  shown: string
  /** The look that has it; without this, both have it. */
  only?: 'wide' | 'phone'
}

const MENU = '.ant-dropdown:not(.ant-dropdown-hidden)'
const DRAWER = '.ant-drawer-section'
const DIALOG = '.ant-modal'
const CALENDAR = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'

const button = (page: Page, name: string) => page.getByRole('button', { name }).locator('visible=true').first()
const row = (page: Page) => page.locator('.ant-table-row').locator('visible=true').first()
const more = (page: Page, { admin }: Words) => row(page).getByRole('button', { name: admin.list.more })
const files = (page: Page, { admin }: Words) => button(page, admin.transfer.both)
const account = (page: Page, { admin }: Words) => button(page, admin.shell.account)

/** The overlays by the address of their screen. */
export const OVERLAYS: Record<string, Overlay[]> = {
  '/sitenews': [
    { name: 'menu of a row', opener: more, shown: MENU },
    { name: 'question before deleting', opener: more, steps: ({ admin }) => [admin.list.delete], shown: DIALOG },
    { name: 'schedule', opener: more, steps: ({ admin }) => [admin.publish.schedule], shown: DIALOG },
    { name: 'history', opener: more, steps: ({ admin }) => [admin.publish.history], shown: DRAWER },
    { name: 'menu of files', opener: files, shown: MENU },
    { name: 'import', opener: files, steps: ({ admin }) => [admin.transfer.import], shown: DIALOG },
    { name: 'export', opener: files, steps: ({ admin }) => [admin.transfer.export], shown: DIALOG },
    { name: 'columns and density', opener: (page, { admin }) => button(page, admin.listing.layout), shown: DRAWER },
  ],
  '/sitenews?publishTimeStart=2024-01-01': [
    {
      name: 'calendar of a filter',
      opener: (page) => page.locator('.ant-picker-range input').locator('visible=true').first(),
      key: 'ArrowDown',
      shown: CALENDAR,
      only: 'wide',
    },
  ],
  '/sitenews/1': [{ name: 'calendar with its hours', opener: (page) => page.locator('#publishTime'), key: 'ArrowDown', shown: CALENDAR }],
  '/brand': [
    { name: 'new row in a drawer', opener: (page, { admin }) => button(page, admin.list.add), shown: DRAWER },
    { name: 'row in a drawer', opener: (page) => row(page).locator('.kit-title'), shown: DRAWER },
  ],
  '/user': [{ name: 'reset of a password', opener: more, steps: ({ admin }) => [admin.password.reset], shown: DIALOG }],
  '/user?keyword=viewer': [
    { name: 'question before disabling', opener: more, steps: ({ admin }) => [admin.account.disable], shown: DIALOG },
  ],
  '/role': [{ name: 'copy of a role', opener: more, steps: ({ admin }) => [admin.people.copy.action], shown: DIALOG }],
  '/dashboard': [
    { name: 'account menu', opener: account, shown: MENU },
    { name: 'own password', opener: account, steps: ({ admin }) => [admin.shell.changePassword], shown: DIALOG },
    { name: 'search', opener: (page, { admin }) => button(page, admin.bar.search.open), shown: DIALOG },
    { name: 'settings', opener: (page, { admin }) => button(page, admin.bar.settings.open), shown: DRAWER, only: 'wide' },
    { name: 'settings on a phone', opener: account, steps: ({ admin }) => [admin.bar.settings.title], shown: DRAWER, only: 'phone' },
    { name: 'languages', opener: (page, { admin }) => button(page, admin.shell.language), shown: MENU },
    { name: 'sizes', opener: (page, { admin }) => button(page, admin.bar.size.label), shown: MENU },
    { name: 'menu on a phone', opener: (page, { admin }) => button(page, admin.shell.open), shown: DRAWER, only: 'phone' },
  ],
}
