import { useMemo, useState } from 'react'
import type { ProductListView } from '../../../contract/features/portal.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { productsIn, type Kind } from './products.ts'

export type Order = 'usual' | 'cheap' | 'dear'

/** The most products that stand side by side. */
const MOST = 3

/** Filters, order and comparison of the sample's products. */
export function useProductList() {
  const language = currentLanguage()
  const all = useMemo(() => productsIn(language), [language])
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<Kind | 'all'>('all')
  const [order, setOrder] = useState<Order>('usual')
  const [codes, setCodes] = useState<readonly string[]>([])
  const wanted = typed.trim().toLowerCase()
  const found = all
    .filter((product) => kind === 'all' || product.type === kind)
    .filter(({ name, code, subtitle }) => [name, code, subtitle].some((text) => text?.toLowerCase().includes(wanted)))
    .toSorted(BY[order])
  return {
    typed,
    setTyped,
    kind,
    setKind,
    order,
    setOrder,
    found,
    compared: codes.map((code) => all.find((product) => product.code === code)!),
    isFull: codes.length >= MOST,
    toggle: (code: string) => setCodes(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]),
    none: () => setCodes([]),
    clear: () => {
      setTyped('')
      setKind('all')
    },
  }
}

/** Products without a price stand last. */
const price = ({ price: amount }: ProductListView, none: number) => amount ?? none
const BY: Record<Order, (one: ProductListView, other: ProductListView) => number> = {
  usual: () => 0,
  cheap: (one, other) => price(one, Infinity) - price(other, Infinity) || 0,
  dear: (one, other) => price(other, -1) - price(one, -1),
}
