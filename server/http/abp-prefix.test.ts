import { expect, test } from 'vitest'
import { allEndpoints } from '../../contract/api/registry.ts'
import { knownAddress } from './abp-prefix.ts'

test('C-03d each call under /abp/ is asked for under /api/ as well, whatever the case', () => {
  const paths = allEndpoints().flatMap(({ path }) => (path.startsWith('/abp/') ? [path] : []))
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.map((path) => knownAddress(path.replace('/abp/', '/api/')))).toEqual(paths)
  expect(knownAddress('/API/Services/app/News/GetAll?keyword=/api/services/')).toBe('/abp/Services/app/News/GetAll?keyword=/api/services/')
})

test('C-03d every other address is left as it is', () => {
  const others = allEndpoints().flatMap(({ path, aliases }) => (path.startsWith('/abp/') ? aliases : [path, ...aliases]))
  for (const address of [
    ...others,
    '/api',
    '/api/',
    '/api/servicesx/app',
    '/x/api/services/app/News/GetAll',
    '/_news?next=/api/services/a',
  ])
    expect(knownAddress(address)).toBe(address)
})
