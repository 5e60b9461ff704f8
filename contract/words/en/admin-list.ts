import type { listing as zhCN } from '../zh-CN/admin-list.ts'

/** What lists and forms say beyond the first: columns, batches, conflicts. */
export const listing: typeof zhCN = {}
