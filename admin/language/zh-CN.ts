import { admin } from '../../contract/words/zh-CN/admin.ts'

/** The words of the login page and of failures. Portal and screens bring their own, and the server sends its refusals in words. */
export const words = { admin }
