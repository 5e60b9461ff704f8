import { createStore } from '../admin/state/store.ts'

/** The data of pages by their address and language, the newest last. */
export type Kept = ReadonlyMap<string, unknown>

/** T-12: the data of the product pages that were open in the app. */
export interface ProductState {
  productlist: Kept
  productdetail: Kept
}

const NOTHING: ProductState = { productlist: new Map(), productdetail: new Map() }
const store = createStore(NOTHING)

export const productState = Object.assign(store, { reset: () => store.set(NOTHING) })
