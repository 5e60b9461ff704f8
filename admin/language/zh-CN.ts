import { admin } from '../../contract/words/zh-CN/admin.ts'
import { invalid } from '../../contract/words/zh-CN/problems.ts'

/** The words of the login page and of failures. Portal and screens bring their own, and the server sends its refusals in words. */
export const words = { admin, invalid }
