import { admin } from '../../contract/words/zh-CN/admin.ts'
import { invalid, problem } from '../../contract/words/zh-CN/problems.ts'

/** The words of the login page and of failures. Portal and screens bring their own. */
export const words = { admin, problem, invalid }
