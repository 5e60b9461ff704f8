import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { withProductState } from './kept-products.ts'
import { productState } from './product-state.ts'

afterEach(() => productState.reset())

const OFFLINE = new TypeError('Failed to fetch')

/** The loader of a product page as the app has it, over `read`. */
function pageOf(id: string, read: () => Promise<unknown>) {
  const [layout] = withProductState([{ path: '/', children: [{ id, path: 'page', loader: read }] }])
  const { loader } = layout!.children![0] as RouteObject & { loader: (args: LoaderFunctionArgs) => Promise<unknown> }
  return (address: string) => loader({ request: new Request(`http://localhost${address}`) } as LoaderFunctionArgs)
}

test('T-12c the data of list and detail is kept under productlist and productdetail, and a reset drops it', async () => {
  await pageOf('portal-product', async () => 'cameras')('/_product?type=camera')
  await pageOf('portal-productdetail', async () => 'HM-1200')('/_productdetail?id=1')
  expect(Object.keys(productState.state)).toEqual(['productlist', 'productdetail'])
  expect([...productState.state.productlist.values()]).toEqual(['cameras'])
  expect([...productState.state.productdetail.values()]).toEqual(['HM-1200'])
  productState.reset()
  expect([productState.state.productlist.size, productState.state.productdetail.size]).toEqual([0, 0])
})

test('T-12c a page is read each time while the server answers, and is shown from what was kept when the network is away', async () => {
  const read = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce('before').mockResolvedValueOnce('after').mockRejectedValue(OFFLINE)
  const open = pageOf('portal-product', read)
  expect([await open('/_product'), await open('/_product')]).toEqual(['before', 'after'])
  expect(await open('/_product')).toBe('after')
  await expect(open('/_product?page=2')).rejects.toBe(OFFLINE)
  productState.reset()
  await expect(open('/_product')).rejects.toBe(OFFLINE)
})

test('T-12c a refusal and a redirect of the server are passed on, even where something is kept', async () => {
  const gone = Object.assign(new Error('gone'), { status: 404 })
  const read = vi
    .fn<() => Promise<unknown>>()
    .mockResolvedValueOnce('kept')
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(new Response(null))
  const open = pageOf('portal-productdetail', read)
  await open('/_productdetail?id=1')
  await expect(open('/_productdetail?id=1')).rejects.toBe(gone)
  await expect(open('/_productdetail?id=1')).rejects.toBeInstanceOf(Response)
})

test('T-12c the newest twenty pages are kept, and other pages of the portal are not', async () => {
  const open = pageOf('portal-product', async () => 'list')
  for (let page = 1; page <= 25; page += 1) await open(`/_product?page=${page}`)
  const addresses = [...productState.state.productlist.keys()].map((key) => key.split('page=')[1])
  expect(addresses).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 6}`))
  await pageOf('portal-news', async () => 'news')('/_news')
  expect(productState.state.productdetail.size).toBe(0)
  expect([...productState.state.productlist.values()]).not.toContain('news')
})
