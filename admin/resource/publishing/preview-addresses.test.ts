import { expect, test } from 'vitest'
import { allResources, type ResourceName } from '../../../contract/resources/index.ts'
import { PREVIEW_ADDRESSES } from './preview-addresses.ts'
import type { Item } from '../data/item.ts'

test('whatever is published can be previewed, and nothing else, at an address that carries the token whole', () => {
  const publishable = allResources.filter((r) => r.publishable).map(({ name }) => name)
  expect(Object.keys(PREVIEW_ADDRESSES).toSorted()).toEqual(publishable.toSorted())
  for (const name of publishable) {
    const address = new URL(PREVIEW_ADDRESSES[name as ResourceName]!({ id: 7 } as Item, 'a+b/c='), 'https://site.example')
    expect(address.searchParams.get('preview')).toBe('a+b/c=')
    if (name !== 'carousel') expect(address.searchParams.get('id')).toBe('7')
  }
})
