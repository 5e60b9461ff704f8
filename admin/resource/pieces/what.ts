import i18next from 'i18next'
import type { Resource } from '../../../contract/resource.ts'
import { MOST_NAMED } from '../data/titles.ts'

interface Named {
  /** Null for rows of several kinds. */
  resource: Resource | null
  titles: readonly string[]
  number: number
}

const COUNTS = [null, 'one', 'two', 'three'] as const

/** Writes rows in words: their kind, how many there are, and the names of the first. */
export function whatOf({ resource, titles, number }: Named): string {
  const { t } = i18next
  const name = resource ? t(`resources.${resource.name as 'news'}.name`) : t('admin.bin.records')
  const [title] = titles
  if (number === 1 && title !== undefined) return t('admin.bin.one', { name, title })
  const named = titles.slice(0, MOST_NAMED)
  const [a = '', b = '', c = ''] = named
  const count = COUNTS[named.length]
  const values = { number, name, titles: count ? t(`admin.bin.titles.${count}`, { a, b, c }) : '' }
  return t(number > named.length ? 'admin.bin.severalMore' : 'admin.bin.several', values)
}
