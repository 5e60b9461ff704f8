import { expect, test } from 'vitest'
import { allResources } from '../../../contract/resources/index.ts'
import { previewAddress } from './preview-address.ts'
import type { Item } from '../data/item.ts'

test('a draft is previewed on the page of its row or on the home page, at an address that carries the token whole', () => {
  const addresses = allResources
    .filter((r) => r.publishable)
    .map((r) => [r.name, previewAddress(r)({ id: 7 } as Item, 'a+b/c=').replace(encodeURIComponent('a+b/c='), '…')])
  expect(Object.fromEntries(addresses)).toEqual({
    news: '/_newsdetail?id=7&preview=…',
    article: '/_articledetail?id=7&preview=…',
    product: '/_productdetail?id=7&preview=…',
    carousel: '/home?preview=…',
  })
})
