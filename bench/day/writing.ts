import type { Page } from '@playwright/test'
import { copyPicture, copyTexts } from './clipboard.ts'
import { button, must, seen, type Hand } from '../../e2e/kit/hand.ts'
import { eventually, newNews, type Day, type Task } from './task.ts'

const NEW = '/#/sitenews/new'

const textOf = (page: Page) => seen(page.locator('.kit-editor-body [contenteditable]'))
const arrived = (page: Page) => textOf(page).locator('img[src^="/media/"]')
const existing = async (day: Day, values = {}) => `/#/sitenews/${(await newNews(day, values)).id}`

async function paste({ page, click, key }: Hand): Promise<void> {
  await click(textOf(page))
  await key('Control+v')
}

const hasPictures = (page: Page, number: number) => eventually(async () => (await arrived(page).count()) === number)

/** Inserts what is left when the dialog about the losses names one of them. */
async function insertRest(hand: Hand, loss: string): Promise<void> {
  const dialog = hand.page.getByRole('dialog', { name: '部分内容无法保留' })
  await dialog.getByText(loss).waitFor()
  await hand.click(dialog.getByRole('button', { name: '保留其余内容' }))
  await dialog.waitFor({ state: 'detached' })
}

async function mustHold(page: Page, parts: Record<string, string>): Promise<void> {
  for (const [part, selector] of Object.entries(parts))
    must(await eventually(async () => (await textOf(page).locator(selector).count()) > 0), `lost: ${part}`)
}

export const WRITING: Task[] = [
  {
    name: 'paste from Word',
    at: NEW,
    work: async (hand) => {
      await copyTexts(hand.page, 'word-table', 'word-lists-nested')
      await paste(hand)
      await mustHold(hand.page, {
        table: 'td[rowspan="2"]',
        'nested lists': 'ol li ol li',
        subscript: 'sub',
        superscript: 'sup',
      })
      return 'table, nested lists, sub- and superscript kept'
    },
  },
  {
    name: 'paste from Word with pictures',
    at: NEW,
    work: async (hand) => {
      await copyTexts(hand.page, 'word-pictures')
      await paste(hand)
      await insertRest(hand, '本机或其他程序中的图片')
      must((await textOf(hand.page).locator('img').count()) === 0, 'a broken picture stays')
      return 'pictures of this computer are named and counted before'
    },
  },
  {
    name: 'paste web HTML',
    at: NEW,
    work: async (hand) => {
      await copyTexts(hand.page, 'web-article-en')
      await paste(hand)
      await insertRest(hand, '其他网站的图片')
      await mustHold(hand.page, { headings: 'h2, h3', links: 'a' })
      return 'headings kept; remote pictures and videos named and counted before'
    },
  },
  {
    name: 'paste a picture from the clipboard',
    at: NEW,
    work: async (hand, day) => {
      await copyPicture(hand.page, day.pictures[0]!)
      await paste(hand)
      must(await hasPictures(hand.page, 1), 'no picture came')
      return 'uploaded in its place'
    },
  },
  {
    name: 'drop three pictures into the text',
    at: NEW,
    work: async ({ page, drop }, day) => {
      await drop(textOf(page), day.pictures)
      must(await hasPictures(page, 3), 'not all pictures came')
      must(page.url().endsWith(NEW), 'the browser has left the form')
      return 'all three uploaded in their place'
    },
  },
  {
    name: 'three pictures by the toolbar',
    at: NEW,
    work: async ({ page, choose }, day) => {
      await choose(button(page, '插入图片'), day.pictures)
      must(await hasPictures(page, 3), 'not all pictures came')
      return 'several files at once'
    },
  },
  {
    name: 'alternative text of a picture',
    at: (day) => existing(day, { content: '<p>文字</p>' }),
    work: async ({ page, choose, click, write, key }, day) => {
      await choose(button(page, '插入图片'), [day.pictures[0]!])
      must(await hasPictures(page, 1), 'no picture came')
      await click(arrived(page))
      await click(button(page, '替代文字'))
      await write(page.getByRole('textbox', { name: '替代文字' }), '装配车间')
      await key('Enter')
      must(await eventually(async () => (await arrived(page).getAttribute('alt')) === '装配车间'), 'the text was not taken')
      return 'with the picture, which takes 1 click and the dialog'
    },
  },
  {
    name: 'cover',
    at: NEW,
    work: async ({ page, drop }, day) => {
      await drop(page.locator('label:has(input#cover)'), [day.pictures[0]!])
      await seen(page.locator('.kit-shown img')).waitFor()
    },
  },
  {
    name: 'replace the cover',
    at: async (day) => {
      const items = (await day.call('News/GetAll?maxResultCount=50')).items
      return existing(day, { cover: items.find(({ cover }) => cover)!['cover'] })
    },
    work: async ({ page, choose }, day) => {
      const shown = () => seen(page.locator('.kit-shown img')).getAttribute('src')
      const before = await shown()
      await choose(page.locator('.kit-shown').getByRole('button', { name: '更换' }), [day.pictures[1]!])
      must(await eventually(async () => (await shown()) !== before), 'the old cover stays')
      return 'in one step; no choice from pictures of the site (later)'
    },
  },
]
