import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { page } from '../testing/render.ts'

const here = import.meta.dirname
const read = (folder: string) => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))

test('P-10n /_test shows every block of the portal, so a new block must be added there', () => {
  const sources = [readFileSync(path.join(here, 'test.tsx'), 'utf8'), ...read(path.join(here, 'test'))].join('\n')
  // The layout shows these blocks around the page.
  const around = ['carousel.tsx', 'contact.tsx']
  const blocks = readdirSync(path.join(here, '..', 'blocks')).filter((file) => file.endsWith('.tsx') && !around.includes(file))
  expect(blocks.length).toBeGreaterThan(10)
  expect(blocks.filter((file) => !sources.includes(`/blocks/${file}'`))).toEqual([])
})

test.each(['zh-CN', 'en'] as const)('P-10m P-10o /_test in %s is a complete page, and kept out of search engines', async (language) => {
  const { html, status } = await page('/_test', { language })
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/undefined|\[object|NaN/)
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('P-10m the samples link to published records, and the page works on an empty site too', async () => {
  const { html } = await page('/_test')
  expect(html).toContain('href="/_newsdetail?id=1"')
  expect(html).toContain('href="/_productdetail/cm-1"')
  const none = () => ({ totalCount: 0, items: [] })
  const empty = await page('/_test', { answers: { listNews: none, listProducts: none, listAbout: none, carousel: none } })
  expect(empty.status).toBe(200)
})
