import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { products } from '../../../../contract/features/products.ts'
import { product } from '../../../../contract/resources/product.ts'
import { notify } from '../../../browser/notice.ts'
import type { List } from '../../../resource/address/use-list.ts'
import { rowChanged } from '../../../resource/data/data.ts'
import { messageOf } from '../../../resource/data/restore-rows.ts'
import { quietly } from '../../../session/session.ts'
import { editRows, type EditResult, type Seen } from './edit-rows.ts'

export interface BulkEdit {
  values: Record<string, unknown>
  publish: boolean
}

/** The address holds the selection. */
const MOST_SELECTED = 1000

const wait = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000))

/** Changes many products, and says how far it is and what became of it. Those that were refused stay selected. */
export function useBulkEdit(list: List, close: () => void) {
  const { t } = useTranslation()
  const [far, setFar] = useState<{ behind: number; of: number } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  function report({ changed, same, failures }: EditResult): void {
    const words = [t('admin.products.bulk.done', { number: changed }), same > 0 && t('admin.products.bulk.same', { number: same })]
    notify({ kind: 'success', text: words.filter(Boolean).join(' '), seconds: 5 })
    const [first] = failures.values()
    if (!first) return
    const text = t('admin.listing.batchFailed', { number: failures.size, message: messageOf(first) })
    notify({ kind: 'error', text, seconds: 10 })
  }

  async function run(edit: BulkEdit, read: () => Promise<Seen[]>): Promise<void> {
    isStopped.current = false
    setBusy(true)
    try {
      const rows = await read()
      const progress = (behind: number) => setFar({ behind, of: rows.length })
      progress(0)
      const send = (some: readonly Seen[]) => quietly(products.editMany, { ...edit, rows: [...some] })
      const result = await editRows(rows, { send, progress, isStopped: () => isStopped.current, wait })
      report(result)
      close()
      list.select([...result.failures.keys()].slice(0, MOST_SELECTED))
    } catch (error) {
      notify({ kind: 'error', text: messageOf(error), seconds: 10 })
    } finally {
      setBusy(false)
      rowChanged(product)
    }
  }
  return {
    run,
    isBusy,
    stop: () => {
      isStopped.current = true
    },
    share: far && far.of > 0 ? Math.floor((far.behind / far.of) * 100) : null,
    words: far ? t('admin.products.bulk.far', { done: far.behind, total: far.of }) : '',
  }
}
