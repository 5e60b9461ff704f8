import { countText } from '../../contract/format/count-text.ts'
import { fill } from '../../contract/format/fill.ts'
import type { Language } from '../../contract/languages.ts'
import { portal as en } from '../../contract/words/en/portal.ts'
import { portal as zhCN } from '../../contract/words/zh-CN/portal.ts'

export type PortalWords = typeof zhCN

export const portalWords: Record<Language, PortalWords> = { 'zh-CN': zhCN, en }

/** A number with the noun it counts. */
export const counted = (words: { one: string; many: string }, count: number, hasMore = false) =>
  fill(count === 1 ? words.one : words.many, { count: countText(count, hasMore) })
