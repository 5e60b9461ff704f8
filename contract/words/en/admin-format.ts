import type { format as zhCN } from '../zh-CN/admin-format.ts'

/** Moments, amounts, ranges and tags as the screens say them. */
export const format: typeof zhCN = {}
