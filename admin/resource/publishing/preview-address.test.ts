import { expect, test } from 'vitest'
import { carousel } from '../../../contract/resources/carousel.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { previewAddress } from './preview-address.ts'
import type { Item } from '../data/item.ts'

test('a draft is previewed on the page of its row or of its section, at an address that carries the token whole', () => {
  const addresses = allResources
    .filter((r) => r.publishable)
    .map((r) => [r.name, previewAddress(r)({ id: 7 } as Item, 'a+b/c=').replace(encodeURIComponent('a+b/c='), '…')])
  expect(Object.fromEntries(addresses)).toEqual({
    news: '/_newsdetail?id=7&preview=…',
    article: '/_articledetail?id=7&preview=…',
    product: '/_productdetail?id=7&preview=…',
    form: '/_formdetail?id=7&preview=…',
    carousel: '/home?preview=…',
  })
})

test('P-05c a slide is previewed on the page of its section, and one of a detail page on the home page', () => {
  const at = (section: string) => previewAddress(carousel)({ id: 7, section } as unknown as Item, 'token')
  expect(['home', 'news', 'newsdetail'].map(at)).toEqual(['/home?preview=token', '/_news?preview=token', '/home?preview=token'])
})
