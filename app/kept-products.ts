import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { currentLanguage } from '../admin/language/i18n.ts'
import { productState, type Kept, type ProductState } from './product-state.ts'

const MOST = 20

const NAMES: Partial<Record<string, keyof ProductState>> = { 'portal-product': 'productlist', 'portal-productdetail': 'productdetail' }

/** The portal's routes; a product page that cannot be read, as without a network, is shown from what was read before. */
export const withProductState = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    if (route.index) return route
    const name = NAMES[route.id ?? '']
    const children = route.children && withProductState(route.children)
    return {
      ...route,
      ...(children ? { children } : {}),
      ...(name && typeof route.loader === 'function' ? { loader: keeping(name, route.loader) } : {}),
    }
  })

type Loader = Exclude<RouteObject['loader'], boolean | undefined>

const keeping =
  (name: keyof ProductState, loader: Loader): Loader =>
  async (args: LoaderFunctionArgs, context) => {
    const { pathname, search } = new URL(args.request.url)
    const key = `${currentLanguage()} ${pathname}${search}`
    try {
      const data: unknown = await loader(args, context)
      productState.set({ [name]: withNewest(productState.state[name], key, data) })
      return data
    } catch (error) {
      if (isAnswered(error) || !productState.state[name].has(key)) throw error
      return productState.state[name].get(key)
    }
  }

/** True if the server answered, with a refusal or a redirect. */
const isAnswered = (error: unknown) => error instanceof Response || Number((error as { status?: unknown } | null)?.status) > 0

const withNewest = (kept: Kept, key: string, data: unknown): Kept =>
  new Map([...[...kept].filter(([other]) => other !== key), [key, data] as const].slice(-MOST))
