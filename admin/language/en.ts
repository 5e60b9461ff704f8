import type { words as zhCN } from './zh-CN.ts'
import { admin } from '../../contract/words/en/admin.ts'

/** The words of the login page and of failures. Portal and screens bring their own, and the server sends its refusals in words. */
export const words: typeof zhCN = { admin }
